// Pages of agreements: read by a key, and opened by the password that gives one.
import { productPath } from '#domain/page/addresses';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { AgreementView } from '~/models/agreement';
import type { Caller } from '~/models/caller';
import { cleanHtml } from '../content/html.map';
import { AgreementDocument, OpenAgreementDocument } from '../generated/commerce';
import { moneyOf } from '../tile/price.map';
import { offers } from '../transport/prune-remote.server';
import { firstRefusal } from '../transport/refused.map';
import { read, send } from '../transport/transport.server';

/** Whether this back end has such pages at all. */
export const hasAgreementPages = (): Promise<boolean> => offers('commerce', 'Query.agreementPage');

/** Null while none of the keys opens it, and where there is no such page. */
export async function readAgreement(caller: Caller, slug: string, keys: string[]): Promise<AgreementView | null> {
  if (keys.length === 0) return null;
  const { agreementPage: page } = await read(caller, {
    client: 'commerce',
    document: AgreementDocument,
    variables: { slug, keys },
  });
  if (typeof page.title !== 'string') return null;
  return {
    title: page.title,
    html: cleanHtml(page.content ?? ''),
    goods: (page.goods ?? []).map(({ sku, name, url_key: path, unit, price }) => ({
      ...{ sku, name, unit, href: productPath(path), oere: moneyOf(price) },
    })),
    includesVat: caller.rules.showsVat,
  };
}

/** The key; the same refusal for a wrong password and a page that is not there. */
export async function openAgreement(caller: Caller, slug: string, password: string): Promise<Outcome<{ key: string }>> {
  const variables = { slug, password };
  const { data, errors } = await send(caller, { client: 'commerce', document: OpenAgreementDocument, variables });
  if (data?.openAgreementPage) return { ok: true, key: data.openAgreementPage.key };
  return firstRefusal(null, errors) ?? refusal('AGREEMENT_PASSWORD_WRONG', { field: 'password' });
}
