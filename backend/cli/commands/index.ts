// Every command of the shop's command line. To add one, create a file in this folder and add a line here.
import type { Command } from 'commander';
import type { CommandShop } from '../shop';
import { agreementCommand } from './agreement';
import { apiKeyCommand } from './api-key';
import { assortmentCommand } from './assortment';
import { catalogueCommand } from './catalogue';
import { companyCommand } from './company';
import { complaintCommand } from './complaint';
import { contentCommand } from './content';
import { contractPriceCommand } from './contract-price';
import { customerCommand } from './customer';
import { applyCommand, exportCommand } from './files';
import { giftShopCommand } from './gift-shop';
import { giftCardCommand } from './giftcard';
import { importCommand } from './import';
import { initCommand } from './init';
import { lawCommand } from './law';
import { loginCommand } from './login';
import { mailCommand } from './mail';
import { migrateCommand } from './migrate';
import { newsletterCommand } from './newsletter';
import { orderCommand } from './order';
import { priceCommand } from './price';
import { productCommand } from './product';
import { couponCommand, promotionCommand } from './promotion';
import { punchoutCommand } from './punchout';
import { returnCommand } from './return';
import { reviewsCommand } from './reviews';
import { segmentCommand } from './segment';
import { sellerCommand } from './seller';
import { staffCommand } from './staff';
import { stockCommand } from './stock';
import { synonymsCommand } from './synonyms';
import { textsCommand } from './texts';
import { trustCommand } from './trust';
import { upgradeCommand } from './upgrade';
import { webhookCommand } from './webhook';
import { withdrawalCommand } from './withdrawal';

export const commands: readonly ((shop: CommandShop) => Command)[] = [
  initCommand,
  applyCommand,
  exportCommand,
  importCommand,
  productCommand,
  stockCommand,
  priceCommand,
  orderCommand,
  withdrawalCommand,
  returnCommand,
  complaintCommand,
  couponCommand,
  promotionCommand,
  segmentCommand,
  giftCardCommand,
  upgradeCommand,
  catalogueCommand,
  contentCommand,
  synonymsCommand,
  textsCommand,
  reviewsCommand,
  customerCommand,
  companyCommand,
  contractPriceCommand,
  assortmentCommand,
  agreementCommand,
  giftShopCommand,
  staffCommand,
  loginCommand,
  lawCommand,
  mailCommand,
  newsletterCommand,
  trustCommand,
  punchoutCommand,
  apiKeyCommand,
  webhookCommand,
  migrateCommand,
  sellerCommand,
];
