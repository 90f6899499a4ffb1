// One record of a part of the shop's files: a way of delivery, a store.
import { recordPage } from './record-page.server';

const page = recordPage(false);

export const loader = page.loader;
export const action = page.action;
