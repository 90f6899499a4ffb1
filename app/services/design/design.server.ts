// What can be chosen for a product that the shopper designs, and what it costs as chosen now.
import type { Caller } from '~/models/caller';
import type { DesignBoard } from '~/models/design';
import { DesignBoardDocument } from '../generated/commerce';
import { read } from '../transport/transport.server';
import { designBoardOf } from './design.map';

/** As the back end knows choices: like Magento's uids. */
const designUid = ([option, value]: readonly [string, string]) =>
  Buffer.from(`design/${option}/${value}`).toString('base64');

/** `chosen`: option and value by their codes; none shows the standard design. Null: nothing of this SKU is designed here. */
export async function readDesign(
  caller: Caller,
  sku: string,
  chosen: readonly (readonly [string, string])[],
): Promise<DesignBoard | null> {
  const variables = { sku, chosen: chosen.map(designUid) };
  const data = await read(caller, { client: 'commerce', document: DesignBoardDocument, variables });
  return data.design ? designBoardOf(data.design, caller.rules) : null;
}
