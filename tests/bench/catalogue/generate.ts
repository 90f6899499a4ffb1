// Writes a catalogue file of any number of products as a stream: the same number, the same bytes.
import { once } from 'node:events';
import fs from 'node:fs';
import { scattered, wordingOf } from './names';

const HEADER =
  'sku,product_type,categories,name,short_description,price,special_price,special_price_from_date,special_price_to_date,url_key,qty,base_image,additional_attributes\n';
/** Well below the 2,000 that a category may hold. */
const OF_A_CATEGORY = 1_000;
const FAMILIES = ['ballpoint-pen', 'marker', 'notebook', 'stapler', 'ring-binder'];

export const addressOf = (product: number): string => `vaekst-${product}`;
export const leavesOf = (products: number): number => Math.max(10, Math.ceil(products / OF_A_CATEGORY));
export const leafPath = (leaf: number): string => `vaekst/gruppe-${leaf % 25}/hylde-${leaf}`;

function rowOf(product: number, leaves: number): string {
  const { thing, model, colour, material, size, brand } = wordingOf(product);
  const leaf = product % leaves;
  const chance = scattered(product * 7 + 3);
  const price = 10 + (chance % 400_000) / 100;
  const special = chance % 20 === 0 ? `${(price * 0.8).toFixed(2)},2026-10-01,2027-10-01` : ',,';
  const name = `${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${model} ${colour} ${size.replace(',', '.')}`;
  const tiers = chance % 3 === 0 ? `,tier_prices=10:${(price * 0.7).toFixed(2)}` : '';
  const facts = `name_en=${thing} ${model} ${colour},brand=${brand},material=${material},colour=${colour},delivery_days=${1 + (chance % 9)}`;
  const own = `"${facts},popularity=${chance % 10_000}${tiers}"`;
  const picture = `drawing:${FAMILIES[chance % FAMILIES.length]}:#2457a8`;
  const path = `Default Category/Vækst/Gruppe ${leaf % 25}/Hylde ${leaf}`;
  return `V-${product},simple,${path},${name},Af ${material} til hverdagen,${price.toFixed(2)},${special},${addressOf(product)},${chance % 90},${picture},${own}\n`;
}

export async function writeCatalogue(file: string, products: number): Promise<void> {
  const out = fs.createWriteStream(file);
  out.write(HEADER);
  const leaves = leavesOf(products);
  for (let product = 0; product < products; product += 1) {
    if (!out.write(rowOf(product, leaves))) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}
