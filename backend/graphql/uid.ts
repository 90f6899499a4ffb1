// Magento's uid: the numeric id in base64.

export function uidOf(id: number): string {
  return Buffer.from(String(id)).toString('base64');
}

/** Null for what is not one of our uids. */
export function idOfUid(uid: string): number | null {
  const text = Buffer.from(uid, 'base64').toString('latin1');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
