// Documents pruned to a schema that has less than ours.
import { type DocumentNode, Kind, parse, print, specifiedRules, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { commerceSdl } from '#backend/generated/sdl';
import { documents as allDocuments } from '../../../tests/support/documents';
import { plainMagento } from '../../../tests/support/plain-magento';
import { oneIn } from '../../../tests/support/sample';
import { schemaOf } from '../../../tests/support/schema';
import { pruneDocument } from './prune-document';

// The back office has a separate schema, which only our back end serves.
const documents = allDocuments.filter(({ client }) => client === 'commerce');

/** Documents without a counterpart in a plain Magento: their features are hidden there. */
const OURS_ALONE = [
  // A double press acts once in all processes.
  'BeginPress',
  'EndPress',
  'ForgetPresses',
  // Orders that staff take by phone; invoices of an accounting system.
  ...['PhoneOrder', 'AcceptPhoneOrder', 'ErpInvoice'],
  // Pages before they are published.
  'ContentPreview',
  'ContinuePayment',
  // Whether the shop takes test payments.
  'TestPayments',
  // The day whose laws apply to a preview by staff.
  'LawPreview',
  // The customer's own data.
  'CancelErasure',
  'DataExport',
  'DataKept',
  // Subscriptions.
  'Subscriptions',
  'Subscription',
  'CreateSubscription',
  'UpdateSubscription',
  'EndSubscription',
  'FeesOfReturn',
  'SkipSubscriptionItem',
  'SubscriptionToCart',
  'SkipSubscriptionDelivery',
  'ChangeSubscriptionItems',
  'AddToSubscription',
  'MoveSubscription',
  // Complaints and their pictures.
  'AnswerComplaint',
  'ArrivedPictures',
  'ComplaintByToken',
  'MakeComplaint',
  'SendUploadLink',
  'StartUpload',
  'UploadByLink',
  // Cards stored at the payment provider.
  'KeptCards',
  'OpenCardPage',
  'RemoveKeptCard',
  'EInvoice',
  'SendConfirmation',
  // The seller, as named on invoices.
  'Seller',
  // Gift cards for sale are a feature of our own back end.
  'GiftCardPdf',
  'GiftCardsSold',
  'UpgradeLine',
  'ParcelShops',
  // One invoice as a document; orders list theirs in Magento's own fields.
  'InvoiceDocument',
  'SetCartNote',
  'SetCartPresent',
  // Personal coupons.
  'SegmentContext',
  'LoginByToken',
  'LoginToken',
  'RecommendedAddress',
  'ChooseGift',
  'DesignBoard',
  // Addresses of all products, for the sitemap.
  'SitemapProducts',
  'SitemapReach',
  // Session data stored on the server.
  'SessionContext',
  'KeepSessionContext',
  // How search words were interpreted, and suggestions while typing.
  'SearchGuide',
  'Suggestions',
  // Printers, what fits them, and the quick order.
  'Finder',
  'Fits',
  'InkSearch',
  'MyPrinters',
  'QuickOrder',
  'QuickOrderToCart',
  'RemovePrinter',
  'SavePrinter',
  'UpdatePrinter',
  // A company's users.
  'CompanyUser',
  'CompanyUsers',
  'CreateSubUser',
  'DeleteSubUser',
  'UpdateSubUser',
  // Orders that wait for an approver.
  'ApproveOrder',
  'ChangePending',
  'DeclineOrder',
  'WithdrawOrder',
  // The links of the newsletter's mails; signing up is Magento's.
  'ConfirmNewsletter',
  'LeaveNewsletter',
  // The scanner.
  'PutAwayCode',
  'ScanGoods',
  'ScannedUnknown',
  // Gift shops.
  'AcceptGiftShop',
  'AskGiftShop',
  'ChooseShopGift',
  'GiftChoice',
  'GiftCodes',
  'GiftPacking',
  'GiftShop',
  'GiftShopOffer',
  'ListGiftEmployees',
  'PickGifts',
  'SaveGiftShop',
  // Pages of agreements.
  'Agreement',
  'OpenAgreement',
  // Physical stores.
  'PhysicalStores',
  // Withdrawals of consumers.
  'WithdrawFromOrder',
  // Returns by agreement; a core of Magento has none.
  'RequestGuestReturn',
  // Price requests and notices about stock.
  'EndNotice',
  'EndPayment',
  'KeepNotice',
  'RequestPrice',
  'Brand',
  'BrandViewed',
  'CartUpdated',
  'LoggedIn',
  'OrderComplete',
  'CategoryViewed',
  'GiveConsent',
  'ProductClicked',
  'ProductViewed',
  'SearchMissed',
  'Brands',
  'Certificates',
  'CategoryData',
  'Logout',
  'Recommendation',
  // The public key for a JWT.
  'TokenKey',
  // Logins, listed and ended one by one.
  'RevokeOtherSessions',
  'RevokeSession',
  // By the link's token alone; the e-mail address is part of that.
  'ChoosePassword',
  'PasswordLink',
  'CloseAccount',
  'ConfirmEmail',
  // Days without dispatch, and the cut-off for dispatch on the same day.
  'Calendar',
  // Shopping lists with their lines; Magento's requisition lists differ, and are for companies only.
  'ChangeListLines',
  'CopyShoppingList',
  'CreateShoppingList',
  'DeleteShoppingList',
  'FillShoppingList',
  'ListLines',
  'ListToCart',
  'ModifyShoppingList',
  'MoveListLines',
  'RemoveListLines',
  'UpdateShoppingList',
  // Visits of procurement systems.
  'CartTransferred',
  'LoginFromPunchout',
  'PunchoutGoods',
  'PunchoutParameters',
  'RestorePunchoutCart',
  'ReturnPunchoutCart',
  'StartPunchoutVisit',
];

describe('a plain Magento', () => {
  const magento = plainMagento();

  test.each(documents)('$name validates after pruning, or is not sent', ({ document }) => {
    const cut = pruneDocument(magento, document).document;
    if (cut) expect(validate(magento, cut, specifiedRules).map(String)).toEqual([]);
  });

  test('only documents without a counterpart are not sent at all', () => {
    const unsent = documents.filter(({ document }) => pruneDocument(magento, document).document === null);
    expect(unsent.map(({ name }) => name).sort()).toEqual([...OURS_ALONE].sort());
  });

  test('pruning twice changes nothing', () => {
    for (const { document } of documents) {
      const once = pruneDocument(magento, document).document;
      if (once) expect(print(pruneDocument(magento, once).document ?? once)).toBe(print(once));
    }
  });
});

test.each(oneIn(3, documents))('$name loses no field for our own back end', ({ document }) => {
  const { document: cut, vanished } = pruneDocument(schemaOf(commerceSdl), document);
  expect(vanished).toEqual([]);
  const spread = new Set([...print(document).matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name));
  const used = document.definitions.filter(
    (node) => node.kind !== Kind.FRAGMENT_DEFINITION || spread.has(node.name.value),
  );
  expect(print(cut as DocumentNode)).toBe(print({ ...document, definitions: used }));
});

const SHOP = schemaOf(`
  type Query { thing(id: ID!, sort: Sort): Thing things(filters: Filters, paging: Paging, note: JSON): [Thing] whole: Thing }
  type Mutation { make(input: Make): Made drop(id: ID!): Boolean }
  interface Named { name: String }
  type Thing implements Named { id: ID name: String price: Money }
  type Box implements Named { name: String }
  type Money { value: Float }
  type Made { thing: Thing }
  input Filters { name: String }
  input Paging { page: Int }
  input Make { name: String }
  enum Sort { UP DOWN }
  scalar JSON
`);

const cutOf = (text: string) => {
  const { document, vanished } = pruneDocument(SHOP, parse(text));
  return { sent: document && print(document).replace(/\s+/g, ' '), vanished };
};

describe('what is pruned', () => {
  const cuts: [what: string, from: string, to: string][] = [
    ['fields', '{ whole { name colour } }', '{ whole { name } }'],
    ['what is left empty, upwards', '{ whole { name price { currency } } }', '{ whole { name } }'],
    ['a field that has parts here and none there', '{ whole { name { da } id } }', '{ whole { id } }'],
    ['arguments', '{ thing(id: 1, depth: 2) { id } }', '{ thing(id: 1) { id } }'],
    ['fields of literals', '{ things(paging: {page: 1, size: 2}) { id } }', '{ things(paging: {page: 1}) { id } }'],
    ['nothing of a scalar literal', '{ things(note: {any: 1}) { id } }', '{ things(note: {any: 1}) { id } }'],
    ['no enum values', '{ thing(id: 1, sort: SIDEWAYS) { id } }', '{ thing(id: 1, sort: SIDEWAYS) { id } }'],
    ['directives', '{ whole { id @loud name } }', '{ whole { id name } }'],
    [
      'variables of no use',
      'query ($a: ID!, $b: Int) { thing(id: $a, depth: $b) { id } }',
      'query ($a: ID!) { thing(id: $a) { id } }',
    ],
    ['variables of unknown types', 'query ($s: Way) { thing(id: 1, sort: $s) { id } }', '{ thing(id: 1) { id } }'],
    ['inline fragments on strangers', '{ whole { id ... on Lamp { watt } ... on Box { name } } }', '{ whole { id } }'],
    [
      'fragments that end up empty, and those that held only these',
      '{ whole { id ...A } } fragment A on Thing { ...B } fragment B on Thing { colour }',
      '{ whole { id } }',
    ],
    [
      'fragments on strangers and those that are never spread',
      '{ whole { ...A ...L } } fragment A on Named { name } fragment L on Lamp { watt } fragment U on Thing { id }',
      '{ whole { ...A } } fragment A on Named { name }',
    ],
  ];
  test.each(cuts)('%s', (_, from, to) => {
    expect(cutOf(from)).toEqual({ sent: to, vanished: [] });
  });
});

describe('what cannot be answered', () => {
  test('a missing root field is reported by its response key, and the others are requested', () => {
    expect(cutOf('{ whole { id } best: stars { count } }')).toEqual({ sent: '{ whole { id } }', vanished: ['best'] });
  });

  test('nothing is sent when no root field is left', () => {
    expect(cutOf('{ stars { count } whole { colour } }')).toEqual({ sent: null, vanished: ['stars', 'whole'] });
  });

  test('an unknown filter removes its field, since the result would be a different one', () => {
    expect(cutOf('{ things(filters: {colour: "red"}) { id } whole { id } }')).toEqual({
      sent: '{ whole { id } }',
      vanished: ['things'],
    });
    expect(cutOf('{ things(search: "red") { id } }')).toEqual({ sent: null, vanished: ['things'] });
    expect(cutOf('query ($f: Filter) { things(filters: $f) { id } }').sent).toBeNull();
    expect(cutOf('{ things(filters: {name: "a"}) { id } }').vanished).toEqual([]);
  });

  test('a field with a required argument that we do not provide is not requested', () => {
    expect(cutOf('{ thing(key: 1) { id } }')).toEqual({ sent: null, vanished: ['thing'] });
  });

  test('a mutation is sent complete or not at all', () => {
    expect(cutOf('mutation { make(input: {name: "a"}) { thing { id } } paint { ok } }')).toEqual({
      sent: null,
      vanished: ['make', 'paint'],
    });
  });

  test('a mutation is sent although nothing of its result is known', () => {
    expect(cutOf('mutation { make(input: {name: "a", colour: 1}) { receipt { id } } }').sent).toBe(
      'mutation { make(input: {name: "a"}) { __typename } }',
    );
  });
});
