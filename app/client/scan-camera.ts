// Reads bar codes from the camera: by the browser's own detector where it has one, else by a library that is fetched when the camera is opened.

type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

interface OwnDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type OwnDetectorClass = new (options: { formats: string[] }) => OwnDetector;

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf'];
/** Between looks: enough for a hand that moves on, and little for a battery. */
const PAUSE_MS = 120;
/** The same code counts again once it was out of sight for so long. */
const OUT_OF_SIGHT_MS = 900;

async function openReader(): Promise<ReadFrame> {
  const Own: OwnDetectorClass | undefined = Reflect.get(window, 'BarcodeDetector');
  if (!Own) return (await import('./scan-library')).readByLibrary();
  const detector = new Own({ formats: FORMATS });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

export interface Camera {
  video: HTMLVideoElement;
  stop(): void;
}

/** `onCode`: once each time that a code comes into sight. Fails where the camera may not be used. */
export async function openCamera(onCode: (code: string) => void): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  let isOpen = true;
  const stop = () => {
    isOpen = false;
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    await video.play();
    const read = await openReader();
    const sight = inSight(onCode);
    const look = async () => {
      if (!isOpen) return;
      // A frame that cannot be read is no fault: the next one may be.
      const code = await read(video).catch(() => null);
      sight(code, performance.now());
      setTimeout(look, PAUSE_MS);
    };
    void look();
    return { video, stop };
  } catch (failure) {
    stop();
    throw failure;
  }
}

/** Receives the result and time of each frame; calls `onCode` once each time a code comes into sight. */
export function inSight(onCode: (code: string) => void): (code: string | null, now: number) => void {
  const seen = new Map<string, number>();
  return (code, now) => {
    for (const [known, at] of seen) if (now - at > OUT_OF_SIGHT_MS) seen.delete(known);
    if (code === null || code === '') return;
    const isNew = !seen.has(code);
    seen.set(code, now);
    if (isNew) onCode(code);
  };
}
