// The library that reads bar codes in browsers without a built-in detector. Loaded with the camera only.
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatOneDReader,
  RGBLuminanceSource,
} from '@zxing/library';

/** Wider frames take longer and are read no better. */
const WIDTH = 640;

const FORMATS = [
  BarcodeFormat.EAN_13,
  BarcodeFormat.EAN_8,
  BarcodeFormat.UPC_A,
  BarcodeFormat.CODE_128,
  BarcodeFormat.CODE_39,
  BarcodeFormat.ITF,
];

export function readByLibrary(): (video: HTMLVideoElement) => Promise<string | null> {
  const reader = new MultiFormatOneDReader(
    new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, FORMATS],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  );
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!drawing || video.videoWidth === 0) return null;
    canvas.width = Math.min(WIDTH, video.videoWidth);
    canvas.height = Math.round((video.videoHeight * canvas.width) / video.videoWidth);
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = drawing.getImageData(0, 0, canvas.width, canvas.height);
    return codeInFrame(reader, greyOf(data), width, height);
  };
}

function greyOf(data: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / 4);
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = ((data[at * 4] ?? 0) * 306 + (data[at * 4 + 1] ?? 0) * 601 + (data[at * 4 + 2] ?? 0) * 117) >> 10;
  return grey;
}

/** Null for a frame without a code, for which the library throws. */
export function codeInFrame(
  reader: MultiFormatOneDReader,
  grey: Uint8ClampedArray,
  width: number,
  height: number,
): string | null {
  try {
    return reader.decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))).getText();
  } catch {
    return null;
  } finally {
    reader.reset();
  }
}
