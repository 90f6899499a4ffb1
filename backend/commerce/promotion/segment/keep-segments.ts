// Staff make segments, and say who is in them. Who leaves one loses its coupons from the cart (spec §4 "Personal coupons").
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { idsNamed } from '../maintenance/maintenance.sql';
import { customerWithMail, insertSegment, joinSegment, leaveSegment, segmentNamed } from './segment.sql';

export interface TypedSegment {
  code: string;
  title: string;
  titleEn: string | null;
  text: string;
  textEn: string | null;
  picture: string | null;
  button: { text: string; textEn: string | null; href: string } | null;
  /** The lowest comes first. */
  priority: number;
}

export type SegmentMade = { ok: true } | { ok: false; reason: 'taken' | 'noProduct' };

export function makeSegment(typed: TypedSegment, pool: Pool): Promise<SegmentMade> {
  return inTransaction(pool, async (tx): Promise<SegmentMade> => {
    const { code, title, text, picture, button, priority } = typed;
    const found = await idsNamed(tx.db, 'product', picture === null ? [] : [picture]);
    if (picture !== null && found.size === 0) return { ok: false, reason: 'noProduct' };
    const isMade = await insertSegment(tx.db, {
      code,
      titleDa: title,
      titleEn: typed.titleEn ?? title,
      textDa: text,
      textEn: typed.textEn ?? text,
      buttonDa: button?.text ?? null,
      buttonEn: button && (button.textEn ?? button.text),
      href: button?.href ?? null,
      pictureProductId: [...found.values()][0] ?? null,
      priority,
    });
    return isMade ? { ok: true } : { ok: false, reason: 'taken' };
  });
}

export type Moved = { ok: true } | { ok: false; reason: 'noSegment' | 'noCustomer'; name: string };

/** Undoes what was written: all of them or none. */
class Stranger extends Error {}

export async function moveCustomers(
  way: 'join' | 'leave',
  code: string,
  emails: readonly string[],
  pool: Pool,
): Promise<Moved> {
  try {
    return await move(way, code, emails, pool);
  } catch (failure) {
    if (failure instanceof Stranger) return { ok: false, reason: 'noCustomer', name: failure.message };
    throw failure;
  }
}

function move(way: 'join' | 'leave', code: string, emails: readonly string[], pool: Pool) {
  return inTransaction(pool, async (tx): Promise<Moved> => {
    const segmentId = await segmentNamed(tx.db, code);
    if (segmentId === null) return { ok: false, reason: 'noSegment', name: code };
    for (const email of emails) {
      const id = await customerWithMail(tx.db, email);
      if (id === null) throw new Stranger(email);
      if (way === 'join') await joinSegment(tx.db, segmentId, id);
      else await leaveSegment(tx.db, segmentId, id);
    }
    return { ok: true };
  });
}
