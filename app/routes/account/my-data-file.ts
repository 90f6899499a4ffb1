// The customer's own data as a zip (rights of access and portability): JSON for machines and a page for people, never cached on the way.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { textsOf } from '~/i18n/texts.server';
import { type ZippedFile, zipOf } from '~/pdf/zip.server';
import { getContext } from '~/request-context/get-context.server';
import { forbidden, notFound } from '~/request-context/respond.server';
import { parsedExport, readDataExport } from '~/services/customer/my-data.server';
import { readableData } from '~/services/customer/readable-data';
import { momentText } from '~/ui/shop/dates';
import { privateFile } from '../resources/private-file.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'authenticated');
  if (context.customer?.actingStaff) throw forbidden();
  const json = await readDataExport(context);
  if (json === null) throw notFound();
  const { language } = context;
  return new Response(zipOf(filesOfPerson(json, language)), {
    headers: privateFile(`${textsOf(language).t('mydata:file')}.zip`, 'application/zip'),
  });
}

async function* filesOfPerson(json: string, language: 'da' | 'en'): AsyncGenerator<ZippedFile> {
  const { t } = textsOf(language);
  const data = parsedExport(json);
  const page = readableData(data, {
    language,
    title: t('mydata:title'),
    madeAt: t('mydata:madeAt', { moment: momentText(data.madeAt, language) }),
    stays: t('mydata:stays'),
    group: (code) => t(`mydata:group.${code}`),
    yes: t('mydata:yes'),
    no: t('mydata:no'),
  });
  const encoder = new TextEncoder();
  yield { name: `${t('mydata:file')}.json`, bytes: encoder.encode(JSON.stringify(JSON.parse(json), null, 2)) };
  yield { name: `${t('mydata:file')}.html`, bytes: encoder.encode(page) };
}
