// A new record of a part of the shop's files.
import { recordPage } from './record-page.server';

const page = recordPage(true);

export const loader = page.loader;
export const action = page.action;
