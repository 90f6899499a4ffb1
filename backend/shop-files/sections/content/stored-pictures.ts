// The pictures of an entry whose texts are edited: those that it has, also under the name of its draft.
import { versionOfDrawing } from '#backend/ports/media/drawings';
import { versionOfFile } from '#backend/ports/media/media';
import type { ApplyContext } from '../../section';
import { storedMedia } from './content.sql';
import { openPictures, type Pictures, pictureKey, pictureTaken } from './picture';

interface Documents {
  /** The document that has the pictures, and the one that is written. */
  origin: string;
  written: string;
}

/** Pictures are neither read from files nor drawn again. */
export function picturesOfOrigin(context: ApplyContext, { origin, written }: Documents): Pictures {
  const earlierName = (name: string): string =>
    name.startsWith(written) ? `${origin}${name.slice(written.length)}` : name;
  return {
    ...openPictures(context),
    async take(name, named, alternativeText) {
      const found =
        (await storedMedia(context.on, pictureKey(earlierName(name)))) ??
        (await storedMedia(context.on, pictureKey(name)));
      if (!found) return 'Billedet findes ikke.';
      const { body, source } = found;
      const taken = pictureTaken({ name, alternativeText, body, version: versionOfBody(body), source });
      return { ...taken, named: source?.path ?? named };
    },
  };
}

function versionOfBody(body: { kind: string } & Record<string, unknown>): string {
  const { spec } = body;
  const file: unknown = typeof spec === 'object' && spec !== null ? Reflect.get(spec, 'file') : undefined;
  return typeof file === 'string' ? versionOfFile(file) : versionOfDrawing(body);
}
