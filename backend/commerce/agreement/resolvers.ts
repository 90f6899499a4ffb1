// Pages of agreements on the wire: closed for everyone who has no key of it, and opened by the page's own password.
import { money } from '#backend/commerce/catalogue/product/price';
import { noteRightTry, noteWrongTry, takeTry } from '#backend/commerce/session/guessing';
import { decoyHash, verifyPassword } from '#backend/commerce/session/password';
import type { Limits } from '#backend/db/limits';
import type { AgreementPage, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { refusedBy } from '#backend/refusal';
import { oere } from '#domain/money/money';
import { netOfGross } from '#domain/money/vat';
import { refusal } from '#domain/refusal/refusals';
import { type AgreementRow, agreedGoods, agreementIn } from './agreement.sql';
import { agreementKey, isKeyOf } from './agreement-key';

const CLOSED: AgreementPage = { title: null, content: null, goods: null };
const LONGEST_SLUG = 63;
const LONGEST_TYPED = 256;
const LONGEST_KEYS = 20;

const pageNamed = (slug: string, { db, store }: Context): Promise<AgreementRow | null> =>
  slug.length > LONGEST_SLUG || slug.includes('\u0000') ? Promise.resolve(null) : agreementIn(db, slug, store.code);

async function shownPage(page: AgreementRow, context: Context): Promise<AgreementPage> {
  const { db, store, language, now } = context;
  const goods =
    page.businessId === null ? [] : await agreedGoods(db, page.businessId, { storeId: store.id, language, now });
  return {
    title: page.title[language],
    content: page.html[language],
    goods: goods.map(({ gross_oere: gross, ...good }) => ({
      ...good,
      price: money(store.showsVat ? oere(gross) : netOfGross(oere(gross))),
    })),
  };
}

/** Each try counts before the password is looked at. A page without a password takes as long to refuse as one with another. */
async function openPage(slug: string, password: string, limits: Limits, context: Context) {
  // No name of a login begins with a space: guesses here do not count there.
  const { clientAddress, device } = context;
  const tried = { name: ` agreement ${slug.slice(0, LONGEST_SLUG)}`, clientAddress, device };
  const page = await pageNamed(slug, context);
  // A user of the company has proven who they are, on any device: by a password, or by a link in the mailbox.
  const who = await context.signedIn();
  const isOfCompany = page?.businessId != null && who?.business?.id === page.businessId;
  const admitted = await takeTry(limits, tried, isOfCompany);
  if (!admitted) throw refusedBy(refusal('AGREEMENT_LOCKED', { field: 'password' }));
  const hash = page?.passwordHash || (await decoyHash());
  const isRight = await verifyPassword(password.slice(0, LONGEST_TYPED), hash);
  if (!page || page.passwordHash === '' || !isRight) {
    await noteWrongTry(limits, tried);
    throw refusedBy(refusal('AGREEMENT_PASSWORD_WRONG', { field: 'password' }));
  }
  await noteRightTry(limits, tried, admitted);
  return { key: agreementKey(page.slug, page.secret, context.now) };
}

export const agreementResolvers = (limits: Limits): Resolvers => ({
  Query: {
    agreementPage: async (_root, { slug, keys }, context) => {
      const page = await pageNamed(slug, context);
      const given = (keys ?? []).slice(0, LONGEST_KEYS);
      const isOpen = page?.passwordHash && given.some((key) => isKeyOf(key, page.slug, page.secret, context.now));
      return page && isOpen ? shownPage(page, context) : CLOSED;
    },
  },
  Mutation: {
    openAgreementPage: (_root, { slug, password }, context) => openPage(slug, password, limits, context),
  },
});
