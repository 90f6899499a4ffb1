// /generate/pdf: an order, an invoice, a return's label, a product, a withdrawal's receipt or the cart as a PDF, for anyone who may see it on its page; a 404 for everyone else.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { type PdfKind, productPath } from '#domain/page/addresses';
import { type PdfQuestion, parsePdfQuestion } from '~/forms/pdf/schema.server';
import type { RequestContext } from '~/models/request-context';
import { cartPdf } from '~/pdf/cart-pdf';
import { giftCardPdf } from '~/pdf/gift-card-pdf';
import { invoicePdf } from '~/pdf/invoice-pdf';
import { orderPdf } from '~/pdf/order-pdf';
import type { PdfContent } from '~/pdf/pdf-content';
import { productPdf } from '~/pdf/product-pdf';
import { returnLabelPdf } from '~/pdf/return-label';
import { withdrawalPdf } from '~/pdf/withdrawal-pdf';
import { cartOr } from '~/request-context/cart-gone.server';
import { getContext } from '~/request-context/get-context.server';
import { missingFile } from '~/request-context/missing-file.server';
import { readCart } from '~/services/cart/cart.server';
import { giftCardByToken } from '~/services/cart/gift-cards.server';
import { readPlace } from '~/services/catalogue/catalogue.server';
import { pictureOnPaper } from '~/services/catalogue/paper-picture.server';
import { readReturnOffer } from '~/services/goods-return/goods-return.server';
import { readInvoice } from '~/services/order/invoices.server';
import { readOrder, readOrderByToken } from '~/services/order/order.server';
import { readSeller } from '~/services/seller/seller.server';
import { readWithdrawal } from '~/services/withdrawal/withdrawal.server';
import { sceneOf } from './paper-scene.server';
import { contentReply } from './pdf-reply.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule');
  const asked = parsePdfQuestion(new URL(args.request.url).searchParams);
  const paper = asked ? await cartOr(args.request, () => drawnPaper(context, asked)) : null;
  if (!paper) throw missingFile(context);
  return contentReply(args.request, paper, asked?.kind === 'product');
}

/** Null for what is not there, and for what is not this visitor's to see. */
async function drawnPaper(context: RequestContext, asked: PdfQuestion): Promise<PdfContent | null> {
  if (asked.kind === 'return') return returnPaper(context, asked);
  return paperOf(context, asked.kind, asked);
}

/** Its label opens by the token of its order; a return whose carrier has not answered has none yet. */
async function returnPaper(context: RequestContext, { id, token }: PdfQuestion): Promise<PdfContent | null> {
  const offer = token ? await readReturnOffer(context, token) : null;
  const goodsReturn = offer?.returns.find(({ number }) => number === id);
  if (!offer || !goodsReturn?.label) return null;
  const { packages } = goodsReturn.label;
  const paper = { order: offer.order, goodsReturn, packages, from: offer.from, seller: await readSeller(context) };
  return returnLabelPdf(paper, await sceneOf(context));
}

async function paperOf(
  context: RequestContext,
  kind: Exclude<PdfKind, 'return'>,
  { id, token }: PdfQuestion,
): Promise<PdfContent | null> {
  const scene = await sceneOf(context);
  switch (kind) {
    case 'order': {
      const order = token ? await readOrderByToken(context, token) : await ownOrder(context, id);
      return order?.number === id ? orderPdf(order, scene) : null;
    }
    case 'invoice':
    case 'credit': {
      const invoice = context.token || token ? await readInvoice(context, kind, id, token) : null;
      return invoice && invoicePdf(invoice, scene);
    }
    case 'product': {
      const question = { page: null, sort: null, options: null };
      const place = await readPlace(context, productPath(id).slice(1), question);
      if (place?.kind !== 'product') return null;
      return productPdf(place.page, scene, await pictureOnPaper(context, place.page.pictures[0]));
    }
    case 'giftcard': {
      const card = await giftCardByToken(context, id);
      return card && giftCardPdf(card, scene);
    }
    case 'withdrawal': {
      const view = token ? await readWithdrawal(context, token) : null;
      const declared = view?.declared.find(({ number }) => number === id);
      return view && declared ? withdrawalPdf({ declared, order: view.order, email: view.email }, scene) : null;
    }
    case 'cart': {
      const cart = await readCart(context);
      return cart.lines.length > 0 ? cartPdf(cart, new Date().toISOString(), scene) : null;
    }
  }
}

const ownOrder = async (context: RequestContext, number: string) =>
  context.customer?.orderHistoryAccess ? readOrder(context, number) : null;
