// On a cartridge's page: the printers that it fits, each leading to everything else for it.
import type { Translate } from '~/forms/reply/fields';
import type { PrinterLink } from '~/models/ink';
import { Details } from '~/ui/kit';
import { PrinterLinks } from './printer-finder';

/** The number shown at once; a longer list is collapsed. */
const AT_A_GLANCE = 8;

export function FittingPrinters({ printers, t }: { printers: PrinterLink[]; t: Translate }) {
  if (printers.length === 0) return null;
  return (
    <Details id="fits" summary={t('ink:fits.title', { count: printers.length })} open={printers.length <= AT_A_GLANCE}>
      <PrinterLinks printers={printers} />
    </Details>
  );
}
