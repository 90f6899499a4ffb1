// Staff act for a customer by a token that works once (spec §2 "Impersonation by token").
import { wayInPage } from './way-in.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = wayInPage(({ params }) => params.token ?? '');
export const loader = page.loader;
export const action = page.action;
