// Resolvers of the back office.
import type { Resolvers } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { isCaseAct, isCaseKind } from '#domain/staff/cases';
import { CHOSEN_ACTS } from '#domain/staff/chosen-orders';
import { CHANGES_COMPANIES, isCustomerAct, SEES_CUSTOMERS } from '#domain/staff/customer-acts';
import { isFigurePeriod, SEES_FIGURES, SEES_SEARCHES } from '#domain/staff/figures';
import { SEES_LOG } from '#domain/staff/log-views';
import { SEES_MONEY } from '#domain/staff/money';
import { CHANGES_PRODUCTS, isProductAct, SEES_PRODUCTS } from '#domain/staff/product-acts';
import { isOrderAct, ORDER_ACTS, rightsOfRole, SEES_ORDERS } from '#domain/staff/rights';
import { isWaitingKind, SEES_WAITING } from '#domain/staff/waiting';
import { isDeliveryState, SEES_WEBHOOKS } from '#domain/staff/webhook-views';
import { changeOwnPassword, type LoggedIn, logStaffIn, logStaffOut } from './accounts/log-in';
import { endOwnSessions, ownSessions } from './accounts/own-sessions';
import { secondFactorResolvers } from './accounts/second-factor-resolvers';
import { actOnCase } from './cases/act';
import { pictureForStaff } from './cases/complaint-facts';
import { caseForStaff } from './cases/read';
import { contentStaffResolvers } from './content/resolvers';
import { requireActor, requireMember, requireRight } from './context';
import { actOnCustomer } from './customers/act';
import { changeCompanyForStaff } from './customers/company';
import { listCustomersForStaff } from './customers/list';
import { customerForStaff } from './customers/read';
import { figuresForStaff, missedSearchesForStaff } from './figures/read';
import { logForStaff } from './log/list';
import { mediaResolvers } from './media/resolvers';
import { memberResolvers } from './members/resolvers';
import { journalForStaff, vouchersForStaff } from './money/journal';
import { openInvoiceForStaff, openItemsForStaff, registerInvoicePayment, undoInvoicePayment } from './money/open';
import { documentsForStaff, monthForStaff } from './money/read';
import { actOnOrder, planReductionForStaff } from './orders/act';
import { chosenForStaff, invoicesForStaff, requireChoice, shipOrders } from './orders/chosen';
import { countOrderViews, listOrderRows } from './orders/list';
import { erpInvoiceForStaff, labelsForStaff, orderForStaff, slipsForStaff } from './orders/read';
import { confirmReadOrder, reviewOrderForStaff } from './orders/read-order';
import { phoneOrderResolvers } from './phone-orders/resolvers';
import { actOnProduct } from './products/act';
import { addProductForStaff } from './products/add';
import { listProductsForStaff, productChoices } from './products/list';
import { productForStaff } from './products/read';
import { promotionResolvers } from './promotions/resolvers';
import { shopPartResolvers } from './shop-parts/resolvers';
import { viewResolvers } from './views/resolvers';
import { answerRequestForStaff, closeRequestForStaff, requestForStaff } from './waiting/act';
import { waitingForStaff, waitingRowsForStaff } from './waiting/read';
import { replayWebhookForStaff, revokeKeyForStaff, testWebhookForStaff } from './webhooks/act';
import { apiKeysForStaff, webhookEventForStaff, webhookLogForStaff, webhooksForStaff } from './webhooks/read';
import { doneOnWire, loginOnWire } from './wire';

const memberOnWire = ({ email, name, role, isDemo, hasSecondFactor, lacksSecondFactor }: LoggedIn) => ({
  ...{ email, name, role, isDemo, hasSecondFactor, lacksSecondFactor },
  rights: [...rightsOfRole(role)],
});

export const staffResolvers: Resolvers = {
  Query: {
    ...memberResolvers.Query,
    ...secondFactorResolvers.Query,
    ...promotionResolvers.Query,
    ...contentStaffResolvers.Query,
    ...shopPartResolvers.Query,
    ...phoneOrderResolvers.Query,
    ...mediaResolvers.Query,
    ...viewResolvers.Query,
    async staffMe(_root, _args, context) {
      const member = await context.member();
      return member && memberOnWire(member);
    },
    async staffOrders(_root, { filter, first }, context) {
      await requireRight(context, ...SEES_ORDERS);
      return listOrderRows(filter, first, context);
    },
    async staffOrder(_root, { number }, context) {
      const { role } = await requireRight(context, ...SEES_ORDERS);
      return orderForStaff(number, role, context);
    },
    async staffPlannedReduction(_root, { number, pieces }, context) {
      await requireRight(context, ORDER_ACTS.reduce);
      const done = await planReductionForStaff(number, pieces, context);
      return { ...doneOnWire(done), changes: done.ok ? done.changes : [] };
    },
    async staffCustomers(_root, { filter, first }, context) {
      await requireRight(context, ...SEES_CUSTOMERS);
      return listCustomersForStaff(filter, first, context);
    },
    async staffCustomer(_root, { id }, context) {
      await requireRight(context, ...SEES_CUSTOMERS);
      return customerForStaff(id, context);
    },
    async staffProducts(_root, { filter, first }, context) {
      await requireRight(context, ...SEES_PRODUCTS);
      return listProductsForStaff(filter, first, context);
    },
    async staffProductChoices(_root, _args, context) {
      await requireRight(context, ...SEES_PRODUCTS);
      return productChoices(context);
    },
    async staffProduct(_root, { sku }, context) {
      const { role } = await requireRight(context, ...SEES_PRODUCTS);
      return productForStaff(sku, role, context);
    },
    async staffWaiting(_root, _args, context) {
      const { role } = await requireActor(context);
      return waitingForStaff(role, context);
    },
    async staffWaitingRows(_root, { kind }, context) {
      if (!isWaitingKind(kind)) throw inputRefused(`${kind} is no list of what waits.`);
      await requireRight(context, ...SEES_WAITING[kind]);
      return waitingRowsForStaff(kind, context);
    },
    async staffPackingSlips(_root, { numbers }, context) {
      await requireRight(context, ...CHOSEN_ACTS.slips);
      return slipsForStaff(requireChoice(numbers), context);
    },
    async staffAddressLabels(_root, { numbers }, context) {
      await requireRight(context, ...CHOSEN_ACTS.labels);
      return labelsForStaff(requireChoice(numbers), context);
    },
    async staffInvoices(_root, { numbers }, context) {
      await requireRight(context, ...CHOSEN_ACTS.invoices);
      return invoicesForStaff(numbers, context);
    },
    async staffErpInvoice(_root, { order, kind, number }, context) {
      await requireRight(context, ...SEES_ORDERS);
      return erpInvoiceForStaff({ order, kind, number }, context);
    },
    async staffChosenOrders(_root, { numbers }, context) {
      await requireRight(context, ...SEES_ORDERS);
      return chosenForStaff(numbers, context);
    },
    async staffSessions(_root, _args, context) {
      return ownSessions(await requireMember(context), context);
    },
    async staffRequest(_root, { id }, context) {
      await requireRight(context, ...SEES_WAITING.requests);
      return requestForStaff(id, context);
    },
    async staffFigures(_root, { period, store }, context) {
      await requireRight(context, ...SEES_FIGURES);
      if (!isFigurePeriod(period)) throw inputRefused(`${period} is no period of the figures.`);
      return figuresForStaff(period, store ?? null, context);
    },
    async staffMissedSearches(_root, { period, store }, context) {
      await requireRight(context, ...SEES_SEARCHES);
      if (!isFigurePeriod(period)) throw inputRefused(`${period} is no period of the figures.`);
      return missedSearchesForStaff(period, store ?? null, context);
    },
    async staffMonth(_root, { month, store }, context) {
      await requireRight(context, ...SEES_MONEY);
      return monthForStaff(month, store ?? null, context);
    },
    async staffDocuments(_root, { filter, first }, context) {
      await requireRight(context, ...SEES_MONEY);
      return documentsForStaff(filter, first, context);
    },
    async staffOpenItems(_root, { filter, first }, context) {
      await requireRight(context, ...SEES_MONEY);
      return openItemsForStaff(filter, first, context);
    },
    async staffOpenInvoice(_root, { number }, context) {
      await requireRight(context, ...SEES_MONEY);
      return openInvoiceForStaff(number, context);
    },
    async staffJournal(_root, { month }, context) {
      await requireRight(context, ...SEES_MONEY);
      return journalForStaff(month, context);
    },
    async staffVouchers(_root, { month, after, first }, context) {
      await requireRight(context, ...SEES_MONEY);
      return vouchersForStaff({ month, after: after ?? null, first }, context);
    },
    async staffLog(_root, { filter, first }, context) {
      await requireRight(context, ...SEES_LOG);
      return logForStaff(filter, first, context);
    },
    async staffCase(_root, { kind, number }, context) {
      if (!isCaseKind(kind)) throw inputRefused(`${kind} is no kind of case.`);
      const { role } = await requireRight(context, ...SEES_WAITING[kind]);
      return caseForStaff(kind, number, role, context);
    },
    async staffComplaintPicture(_root, { number, picture }, context) {
      await requireRight(context, ...SEES_WAITING.complaints);
      return pictureForStaff(number, picture, context);
    },
    async staffWebhooks(_root, _args, context) {
      await requireRight(context, ...SEES_WEBHOOKS);
      return webhooksForStaff(context);
    },
    async staffWebhookLog(_root, { name, state, after = null, before = null, first }, context) {
      await requireRight(context, ...SEES_WEBHOOKS);
      if (!isDeliveryState(state)) throw inputRefused(`${state} is no state of a delivery.`);
      return webhookLogForStaff({ name, state, after, before, first }, context);
    },
    async staffWebhookEvent(_root, { name, number }, context) {
      await requireRight(context, ...SEES_WEBHOOKS);
      return webhookEventForStaff(name, number, context);
    },
    async staffApiKeys(_root, _args, context) {
      await requireRight(context, ...SEES_WEBHOOKS);
      return apiKeysForStaff(context);
    },
    async staffOrderViews(_root, _args, context) {
      await requireRight(context, ...SEES_ORDERS);
      return countOrderViews(context);
    },
  },
  Mutation: {
    ...memberResolvers.Mutation,
    ...secondFactorResolvers.Mutation,
    ...promotionResolvers.Mutation,
    ...contentStaffResolvers.Mutation,
    ...shopPartResolvers.Mutation,
    ...phoneOrderResolvers.Mutation,
    ...mediaResolvers.Mutation,
    ...viewResolvers.Mutation,
    async staffLogIn(_root, { email, password }, context) {
      const done = await logStaffIn(email, password, context);
      // The login that the browser had ends: one login per browser.
      if (done.ok && context.token !== null) await logStaffOut(context.token, context);
      return loginOnWire(done);
    },
    async staffLogOut(_root, _args, context) {
      if (context.token !== null) await logStaffOut(context.token, context);
      return doneOnWire({ ok: true });
    },
    async staffActOnOrder(_root, { number, act, seen, input }, context) {
      if (!isOrderAct(act)) throw inputRefused(`${act} is no act on an order.`);
      const { done, changes } = await actOnOrder({ number, act, seen, input }, context);
      return { ...doneOnWire(done, done.ok ? done.made : null), changes };
    },
    async staffShipOrders(_root, { orders }, context) {
      await requireRight(context, ...CHOSEN_ACTS.ship);
      return shipOrders(orders, context);
    },
    async staffActOnCustomer(_root, { id, act, confirmed }, context) {
      const { name } = await requireRight(context, ...SEES_CUSTOMERS);
      if (!isCustomerAct(act)) throw inputRefused(`${act} is no act on a customer.`);
      const done = await actOnCustomer({ id, act, isConfirmed: confirmed, staff: name }, context);
      return doneOnWire(done, done.ok ? done.made : null);
    },
    async staffChangeCompany(_root, { customer, terms, seen }, context) {
      await requireRight(context, ...SEES_CUSTOMERS);
      const { name } = await requireRight(context, CHANGES_COMPANIES);
      const { done, changes } = await changeCompanyForStaff({ id: customer, terms, seen, staff: name }, context);
      return { ...doneOnWire(done), changes };
    },
    async staffActOnProduct(_root, { sku, act, seen, input }, context) {
      const { name } = await requireRight(context, CHANGES_PRODUCTS);
      if (!isProductAct(act)) throw inputRefused(`${act} is no act on a product.`);
      const { done, changes } = await actOnProduct({ sku, act, seen, input, staff: name }, context);
      return { ...doneOnWire(done, done.ok ? done.made : null), changes };
    },
    async staffActOnCase(_root, { kind, number, act, seen, input }, context) {
      if (!isCaseKind(kind) || !isCaseAct(kind, act)) throw inputRefused(`${act} is no act on ${kind}.`);
      const { done, changes } = await actOnCase({ kind, number, act, seen, input }, context);
      return { ...doneOnWire(done, done.ok ? done.made : null), changes };
    },
    async staffAddProduct(_root, { input }, context) {
      const { name } = await requireRight(context, CHANGES_PRODUCTS);
      const done = await addProductForStaff(input, name, context);
      return doneOnWire(done, done.ok ? done.made : null);
    },
    async staffReadOrder(_root, posted, context) {
      await requireRight(context, ...SEES_CUSTOMERS);
      const done = await reviewOrderForStaff(posted, context);
      return doneOnWire(done, done.ok ? done.made : null);
    },
    async staffConfirmReadOrder(_root, confirmed, context) {
      const { name: staff } = await requireRight(context, ...SEES_CUSTOMERS);
      const done = await confirmReadOrder(confirmed, staff, context);
      return doneOnWire(done, done.ok ? done.made : null);
    },
    async staffRegisterPayment(_root, { input }, context) {
      const { name } = await requireRight(context, ...SEES_MONEY);
      return doneOnWire(await registerInvoicePayment(input, { ...context, staff: name }));
    },
    async staffUndoPayment(_root, { number, id }, context) {
      const { name } = await requireRight(context, ...SEES_MONEY);
      return doneOnWire(await undoInvoicePayment(number, id, { ...context, staff: name }));
    },
    async staffAnswerRequest(_root, typed, context) {
      const { name } = await requireRight(context, ...SEES_WAITING.requests);
      return doneOnWire(await answerRequestForStaff(typed, name, context));
    },
    async staffCloseRequest(_root, { id }, context) {
      const { name } = await requireRight(context, ...SEES_WAITING.requests);
      return doneOnWire(await closeRequestForStaff(id, name, context));
    },
    async staffTestWebhook(_root, { name }, context) {
      const { name: staff } = await requireRight(context, ...SEES_WEBHOOKS);
      const done = await testWebhookForStaff(name, { ...context, staff });
      return doneOnWire(done, done.ok ? done.reply : null);
    },
    async staffReplayWebhook(_root, { name, input }, context) {
      const { name: staff } = await requireRight(context, ...SEES_WEBHOOKS);
      const done = await replayWebhookForStaff(name, input, { ...context, staff });
      return doneOnWire(done, done.ok ? String(done.count) : null);
    },
    async staffRevokeApiKey(_root, { id }, context) {
      const { name: staff } = await requireRight(context, ...SEES_WEBHOOKS);
      return doneOnWire(await revokeKeyForStaff(id, { ...context, staff }));
    },
    async staffEndSessions(_root, { id }, context) {
      return doneOnWire(await endOwnSessions(id ?? null, await requireMember(context), context));
    },
    async staffChangePassword(_root, { old, wanted }, context) {
      const member = await requireMember(context);
      return doneOnWire(await changeOwnPassword(member, { token: context.token ?? '', old, wanted }, context));
    },
  },
};
