// By which day's laws pages are drawn: today's, or for a staff member those of the day that a signed word carries.
import { type IsoDate, inCopenhagen } from '#domain/calendar/calendar';
import type { Caller } from '~/models/caller';
import type { LawPreviewView } from '~/models/frame';
import type { RequestContext } from '~/models/request-context';
import { LawPreviewDocument } from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { send } from '../transport/transport.server';

/** Null for a word that is not good, or no longer; also where the back end knows no such words. */
export async function readLawPreview(caller: Caller, word: string): Promise<IsoDate | null> {
  if (!(await offers('commerce', 'Query.lawPreviewDay'))) return null;
  const asked = { client: 'commerce', document: LawPreviewDocument, variables: { word } } as const;
  const { data } = await send({ ...caller, token: null }, asked);
  return data?.lawPreviewDay ?? null;
}

export interface LawOfVisit {
  /** The Danish day by whose laws the pages of this visit are drawn. */
  lawDay: IsoDate;
  /** It is not today: a staff member looks ahead, or back. */
  isLawPreview: boolean;
}

export async function lawOfVisit(caller: Caller, word: string | null): Promise<LawOfVisit> {
  const day = word === null ? null : await readLawPreview(caller, word);
  return day === null
    ? { lawDay: inCopenhagen(new Date()).date, isLawPreview: false }
    : { lawDay: day, isLawPreview: true };
}

/** Null for everyone but staff who look at the shop by the laws of another day. */
export const lawPreviewIn = ({ lawDay, isLawPreview, language }: RequestContext): LawPreviewView | null =>
  isLawPreview ? { day: lawDay, language } : null;
