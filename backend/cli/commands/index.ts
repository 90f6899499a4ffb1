// Every command of the shop's command line. A new one is a file beside this and a line here.
import type { Command } from 'commander';
import type { CommandShop } from '../shop';
import { catalogueCommand } from './catalogue';
import { importCommand } from './import';
import { priceCommand } from './price';
import { stockCommand } from './stock';

export const commands: readonly ((shop: CommandShop) => Command)[] = [
  importCommand,
  stockCommand,
  priceCommand,
  catalogueCommand,
];
