// Files within an order of Peppol or OIOUBL: stored for staff like those that come with a cXML order.
import { type CxmlReading, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { attributeNamed, childAt, childrenNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { safeFileName } from '#domain/purchase-order/file-name';
import { typeOfContent } from '#domain/purchase-order/file-type';
import type { PostedFile } from '../cxml/posted-files';

const MOST_FILES = 10;

/** The size of the document is limited, and so is theirs. */
export function embeddedFiles(order: XmlElement): CxmlReading<{ files: PostedFile[] }> {
  const files = childrenNamed(order, 'AdditionalDocumentReference').flatMap((reference, index): PostedFile[] => {
    const embedded = childAt(reference, 'Attachment', 'EmbeddedDocumentBinaryObject');
    const bytes = Buffer.from(textWithin(embedded), 'base64');
    if (!embedded || bytes.byteLength === 0) return [];
    const written = attributeNamed(embedded, 'filename') ?? textWithin(childAt(reference, 'ID'));
    return [{ name: safeFileName(written, index + 1), type: typeOfContent(bytes), contentId: null, bytes }];
  });
  return files.length > MOST_FILES
    ? cxmlRefusal(400, `The order has more than ${MOST_FILES} files.`)
    : { ok: true, files };
}
