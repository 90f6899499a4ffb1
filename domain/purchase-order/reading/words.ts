// Words by which rows that order nothing are recognised, Danish and English.
import { POSTCODES } from '#domain/address/postcodes';

export const GREETING =
  /^(?:hej\b|hei\b|hejsa|kære\b|god(?:dag|morgen|aften)\b|god dag\b|hi\b|hello\b|dear\b|good (?:morning|afternoon)|til rette|att[:.]|to whom)/i;
/** Sentences around an order, without any number in them. */
export const AROUND =
  /\b(?:bestil\w*|ordre\w*|ordrer|følgende|hermed|bedes|vil gerne|mangler|skal bruge|sender|leverer?|leveres|levering\w*|bekræft\w*|ordrebekræftelse|faktura\w*|tak|hilsen|venligst|please|order\w*|following|deliver\w*|confirm\w*|invoice\w*|thanks?|would like)\b/i;
export const CLOSING =
  /^(?:med venlig hilsen|(?:de )?bedste hilsner|(?:mange )?(?:venlige? )?hilsen|(?:mange|kærlige?|venlige?|de bedste) hilsner|venlig(?:st)? hilsen|m\.?\s?v\.?\s?h\b|vh\b|dbh\b|hilsner|(?:kind|best|warm)(?:est)? regards|regards\b|sincerely|yours|cheers|best[,.]?$|br[,.]?$|på forhånd tak|(?:mange )?tak\b|thank(?:s| you))/i;
/** What begins the next mail of a thread, after a signature. */
export const NEXT_MAIL =
  /^(?:-{3,}|_{5,}|begin forwarded|start på videresendt|den .{5,60} skrev|on .{5,80} wrote|(?:fra|from):\s)/i;
/** The line before the mail that is answered: its lines were written by the other side. A forwarded mail is the order itself. */
export const ANSWERED = /^(?:den .{5,60} skrev|on .{5,80} wrote)/i;
export const MAIL_HEAD =
  /^(?:fra|from|sendt|sent|til|to|cc|bcc|emne|subject|(?:ordre|udskrifts)?dato|(?:order |issue )?date|valuta|currency|svar til|reply-to|prioritet|vedhæftet|attachments?):\s*/i;
/** The complete cell or row is one of these, or begins with it and an amount. */
export const TOTAL =
  /^(?:i alt|ialt|total\w*|sub-?total|moms\b|vat\b|heraf moms|fragt|freight|shipping|porto|rabat|discount|netto\w*|net (?:total|amount|value)|brutto\w*|samle[td]\w*|at betale|sum\b|beløb|grand total|transport\b|til betaling|miljøafgift\w*)/i;
export const PAGE = /^(?:side|page)\s*\d+(?:\s*(?:af|of|\/)\s*\d+)?$|^\d+\s*(?:\/|af|of)\s*\d+$|^[-_=*.\s|+]+$/i;
/** A telephone number, an address on the net, a way of payment. */
export const CONTACT =
  /(?:\b(?:tlf|tel|telefon|phone|mobil\w*|mob|fax|direkte|lokal|hovednr)\b[.:\s])|(?:\+\d{2}[\s\d]{6,})|\S+@\S+\.\w+|https?:\/\/|\bwww\.|\b(?:iban|swift|reg\.?\s?nr|kontonr|betalingsbetingelser|payment terms|leveringsbetingelser|åbningstid\w*)\b/i;
const STREET =
  /\p{L}(?:vej|vejen|gade|gaden|allé|alle|stræde|plads|pladsen|torv|torvet|boulevard|vænget|parken|kaj|havn)\s+\d+\s?\p{L}?(?:\b|,)|\p{L}+\s(?:street|road|avenue|lane)\b/iu;

/** '8000 Aarhus C', 'DK-1050 København K', 'Havnegade 12, 1. tv.' A number of four digits before a word is a postcode only where the two belong together. */
export function isPostal(text: string): boolean {
  if (STREET.test(text)) return true;
  const [, code = '', city = ''] = /(?:^|,\s*)(?:DK-?\s?)?(\d{4})\s+(\p{L}[\p{L} .]+)$/u.exec(text) ?? [];
  const known = POSTCODES.get(code)?.toLowerCase().split(' ')[0];
  return known !== undefined && spelled(city).startsWith(spelled(known));
}

const spelled = (city: string): string => city.toLowerCase().replaceAll('aa', 'å').replaceAll('ø', 'oe');

export const ADDRESS_HEAD =
  /^(?:leverings?-?\s?adresse|lev\.?\s?-?adr(?:esse)?\.?|leveres til|levering til|delivery address|ship(?:ping)?\s?(?:to|address)|deliver to)\s*[:.]?\s*(.*)$/i;
