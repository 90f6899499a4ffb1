// The table of addresses of Spec §2.
import { describe, expect, it } from 'vitest';
import * as at from '#domain/page/addresses';

describe('addresses', () => {
  // spec: 2 Product links and tiles: Chosen options follow as configurableOptions, comma separated
  //   at domain/page/addresses.ts
  it.each([
    [at.frontPath(), '/'],
    // spec: 2 Product links and tiles: A tile links to `/` and the product's slug
    //   at domain/page/addresses.ts
    [at.productPath('kontorstol-hoej-ryg'), '/kontorstol-hoej-ryg'],
    [at.productPath('/kontorstol'), '/kontorstol'],
    [at.productPath('stol', [12, 7]), '/stol?configurableOptions=12%2C7'],
    [at.categoryPath('papir/kopipapir'), '/papir/kopipapir'],
    [at.categoryPath('//evil.example'), '/evil.example'],
    [at.searchPath('blå kuglepen'), '/search?q=bl%C3%A5+kuglepen'],
    [at.searchPath(), '/search'],
    [at.brandPath('norrsund'), '/brands/norrsund'],
    [at.certificatePath('svanen'), '/miljocertifikater/svanen'],
    [at.inkFinderResultsPath(), '/blaek-og-toner/resultater'],
    [at.inkFinderResultsPath(9), '/blaek-og-toner/resultater/9'],
    [at.legacyCategoryPath(3), '/catalog/category/view/id/3'],
    [at.legacyProductPath(4), '/catalog/product/view/id/4'],
    [at.cartItemPath(0), '/cart/item/0'],
    [at.checkoutCancelPath(), '/checkout/cancel'],
    [at.checkoutSuccessPath(), '/checkout/success'],
    [at.loginPath(), '/customer/login'],
    [at.loginPath('/customer/account/orders'), '/customer/login?returnTo=%2Fcustomer%2Faccount%2Forders'],
    [at.impersonatePath('t/k'), '/login_as_customer/customer/impersonate/token/t%2Fk'],
    [at.quickLoginPath('b2b', 7, 'k'), '/b2b_customer/quicklogin/id/7/key/k'],
    [at.orderPath('100000012'), '/customer/account/orders/100000012'],
    [at.shoppingListPath(5), '/customer/shopping-list/5'],
    [at.infoPath(''), '/info'],
    [at.forgotPasswordPath(), '/customer/account/forgot-password'],
    [at.forgotPasswordPath(true), '/customer/account/forgot-password?sent=1'],
    [at.withdrawalPath(), '/info/fortrydelsesret'],
    [at.newsletterPath(), '/nyhedsbrev'],
    [at.enquiryPath(), '/skriv-til-os'],
    [at.enquiryPath(true), '/skriv-til-os?sent=1'],
    [at.sourcingPath('webcam & lys'), '/skriv-til-os?wanted=webcam+%26+lys'],
    [at.newsletterPath(true), '/nyhedsbrev?sent=1'],
    [at.newsletterConfirmPath('a/b'), '/nyhedsbrev/bekraeft/a%2Fb'],
    [at.newsletterLeavePath('a/b'), '/nyhedsbrev/frameld/a%2Fb'],
    [at.popupPath(), '/popup'],
    [at.coloursPath('#ffffff', '#b3261e'), '/colours/ffffff-b3261e'],
    [at.agreementPath(), '/aftale'],
    [at.agreementPath('fjord-havn'), '/aftale/fjord-havn'],
    [at.scannerPath(), '/mobilscanner-demo'],
    [at.offlineScannerPath(), '/mobilscanner-demo/offline'],
    [at.scannerPath('7'), '/mobilscanner-demo?target=7'],
    [at.shelfLabelsPath('1;2;3'), '/mobilscanner-demo/labels?labels=1%3B2%3B3'],
    [at.salesPersonPath('Æ 1/2'), '/saelger/%C3%86%201%2F2'],
    [at.contentPreviewPath('info/om-os', '1.a&b'), '/info/om-os?preview=1.a%26b'],
    [
      at.draftPreviewPath('/', { kind: 'popup', id: 'popup-jul' }, '1.a&b'),
      '/?draft=popup%3Apopup-jul&preview=1.a%26b',
    ],
    [at.withPopupState('/?draft=popup%3Aa&preview=1', '2'), '/?draft=popup%3Aa&preview=1&popup=2'],
    [at.withPopupState('/?preview=1&popup=2#popup', '1'), '/?preview=1&popup=1'],
    [at.withoutDraft('/stole?draft=popup%3Aa&preview=1&popup=2&page=3'), '/stole?page=3'],
    [at.withoutDraft('/?preview=1'), '/'],
    [at.filmPath('/info/om-os?preview=a', 'block-1'), '/info/om-os?preview=a&film=block-1#block-1'],
    [at.storesPath(), '/butikker'],
    [at.storesPath('odense'), '/butikker/odense'],
    [at.withdrawPath(), '/fortryd'],
    [at.withdrawPath('a/b', '9001'), '/fortryd/a%2Fb?receipt=9001'],
    [at.returnPath(), '/retur'],
    [at.returnPath('a/b', '6001'), '/retur/a%2Fb?done=6001'],
    [at.graphqlPath('commerce'), '/graphql/commerce'],
    [at.sitemapPath(), '/sitemap.xml'],
    [at.sitemapPath('2.xml'), '/sitemap/2.xml'],
    [at.loginPath(), '/customer/login'],
    [at.loginPath('/cart', true), '/customer/login?returnTo=%2Fcart&expired=1'],
  ])('%s is %s', (address, expected) => expect(address).toBe(expected));

  it('an address shows a draft when it has a preview parameter', () => {
    expect(['/?preview=1', '/a?b=1&preview='].map(at.looksAtDraft)).toEqual([true, true]);
    expect(['/', '/preview', '/?previews=1', '/#?preview=1'].map(at.looksAtDraft)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  // spec: 1: No locale prefix in URLs
  //   at domain/page/addresses.ts
  // spec: 2 Routes: Every one of these addresses has a name in one file
  //   at domain/page/addresses.ts
  it('every address without a parameter is within the shop', () => {
    const plain = Object.entries(at).filter(
      ([name, make]) => name.endsWith('Path') && typeof make === 'function' && make.length === 0,
    );
    for (const [, make] of plain) expect((make as () => string)()).toMatch(/^\/(?!\/)/);
    expect(plain.length).toBeGreaterThan(30);
  });
});
