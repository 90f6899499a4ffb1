// The live chat: its script is loaded when the shopper opens it, and its form is prefilled with the data of the logged-in customer.
import { CHAT_FILL_MS, CHAT_FILLS } from '#domain/content/outside-scripts';
import { fetchScript } from './outside-scripts';

/** Longer than a shopper waits who could have called. */
const SCRIPT_MS = 10_000;

/** Where no chat comes the link leads to the page with telephone and mail, as it does without scripts. */
export async function openChat(link: HTMLAnchorElement): Promise<void> {
  const { chat = '', name = '', email = '' } = link.dataset;
  const before = new Set(document.body.children);
  link.setAttribute('aria-busy', 'true');
  try {
    await Promise.race([
      fetchScript(chat),
      new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('No chat in time')), SCRIPT_MS)),
    ]);
  } catch {
    return location.assign(link.href);
  }
  link.removeAttribute('aria-busy');
  link.hidden = true;
  fillChat(before, { name, email });
}

/** Spec §9: tried every 500 ms, at most ten times: the chat draws its form when it likes. */
function fillChat(before: ReadonlySet<Element>, known: { name: string; email: string }, tries = CHAT_FILLS): void {
  if (tries === 0 || known.email === '') return;
  const added = [...document.body.children].filter((element) => !before.has(element));
  const fields = added.flatMap((element) => [...element.querySelectorAll('input')]);
  const email = fields.find(({ type, name }) => type === 'email' || /mail/i.test(name));
  if (!email) return void setTimeout(() => fillChat(before, known, tries - 1), CHAT_FILL_MS);
  putInto(email, known.email);
  const name = fields.find((field) => field !== email && /name|navn/i.test(field.name));
  if (name) putInto(name, known.name);
}

/** What the shopper has typed stays. */
function putInto(field: HTMLInputElement, value: string): void {
  if (field.value !== '' || value === '') return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
