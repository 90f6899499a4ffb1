// A part of the shop's files as one text: what is stored, printed as `shop export` prints it.
import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { joinedFiles } from '#backend/shop-files/export';
import type { Section } from '#backend/shop-files/section';
import { SECTIONS } from '#backend/shop-files/sections/index';
import { placeOfPart, type ShopPart } from '#domain/staff/shop-parts';

/** Two sections have the name `notifications`: the shop's own is first. */
export function sectionOfPart(part: ShopPart): Section {
  const section = SECTIONS.find(({ name }) => name === part);
  if (!section) throw new Error(`The files of the shop have no section ${part}`);
  return section;
}

/** For editors on disk. */
const SCHEMA_LINE = /^# yaml-language-server:[^\n]*\n/;

/** '' where nothing is stored that the file would have. */
export async function printPart(on: PoolClient, part: ShopPart): Promise<string> {
  const printed = joinedFiles(await sectionOfPart(part).print(on));
  return (printed.get(placeOfPart(part).file) ?? '').replace(SCHEMA_LINE, '');
}

/** What a page showed, as its form carries it. */
export const seenOfText = (text: string): string => createHash('sha256').update(text).digest('base64url');
