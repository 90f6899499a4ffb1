// What a shopper can do and see; each driver implements these actions.
import type { Mail } from '../../support/outbox';

export interface Shopper {
  /** Opens an address of the shop, such as `/cart`. */
  goto(path: string): Promise<void>;
  /** Follows a link by its visible name. Full names match first, then partial ones; the first one in the page's main part wins. */
  follow(link: string): Promise<void>;
  /** Opens the PDF or zip behind a link, and returns its text; the page stays. */
  paper(link: string): Promise<string>;
  /** Presses a button by its visible name. Without `evenIfInvalid` a browser may itself refuse to send an incomplete form. */
  press(button: string, options?: PressOptions): Promise<void>;
  fill(label: string, value: string | number): Promise<void>;
  /** Chooses a file of the shopper's own, with this text in it, or a picture. */
  attach(label: string, file: OwnFile): Promise<void>;
  /** Chooses in a list, or in a group of radio buttons, by the label of the list or group and the text of the choice. */
  choose(label: string, option: string): Promise<void>;
  check(label: string): Promise<void>;
  uncheck(label: string): Promise<void>;
  /** Opens a details element by its summary. */
  unfold(summary: string): Promise<void>;
  sees(text: string): Promise<void>;
  doesNotSee(text: string): Promise<void>;
  /** The field has this value; for a list, the text of the choice. */
  seesField(label: string, value: string | number): Promise<void>;
  /** Waits until the page's text has a match, and returns its first group, or all of it. */
  finds(pattern: RegExp): Promise<string>;
  /** The address, path and query, matches. */
  at(pattern: RegExp): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Path and query of the page. */
  url(): Promise<string>;
  /** The HTTP status of the page's last document. */
  status(): Promise<number>;
  /** The newest mail to this address; with `about`, the newest that contains this text. */
  mailTo(address: string, about?: string): Promise<Mail>;
  /** The output of the shop's command line for this command. */
  staff(...typed: string[]): Promise<string>;
  /** Another person, in a separate browser. */
  newShopper(): Promise<Shopper>;
  /** Goes to another of the shops: `localhost`, `gaver.localhost` … The next `goto` opens it. */
  host(name: string): Promise<void>;
  /** Looks and acts only inside one part of the page: a landmark, a section by its heading, or a list item or row by a text in it. */
  within(section: string, story: (shopper: Shopper) => Promise<void>): Promise<void>;
}

export type OwnFile = { name: string } & ({ text: string } | { picture: Uint8Array });

/** As a browser sends it: a picture by its ending, which is all that it goes by. */
export const sentFile = (file: OwnFile): { bytes: Buffer; type: string } =>
  'text' in file
    ? { bytes: Buffer.from(file.text), type: 'text/csv' }
    : { bytes: Buffer.from(file.picture), type: PICTURE_TYPES[file.name.split('.').at(-1) ?? ''] ?? 'image/jpeg' };

const PICTURE_TYPES: Readonly<Record<string, string>> = { png: 'image/png', HEIC: 'image/heic' };

export interface PressOptions {
  /** The form is sent even where the browser's own check would stop it, so that the shop's reply is seen. */
  evenIfInvalid?: boolean;
}

/** What a driver needs to know of the shop. */
export interface World {
  origin: string;
  mail(address: string, about?: string): Promise<Mail>;
  staff?(typed: readonly string[]): Promise<string>;
  /** Other origins that a redirect of the shop may lead through. */
  elsewhere?: readonly string[];
}

export interface OpenedShopper {
  shopper: Shopper;
  /** Fails if the pages had errors that no shopper should cause; then closes. */
  close(): Promise<void>;
  /** What the page looks like, for the message of a failed flow. */
  describe(): Promise<string>;
}

export type Driver = (world: World) => Promise<OpenedShopper>;
