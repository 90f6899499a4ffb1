// What the law wants stated below a product: hazard labelling (CLP), documents, producer and who answers in the EU (GPSR).
import type { Translate } from '~/forms/reply/fields';
import type { ContactView, DangerView, ProductPage } from '~/models/product';
import { Heading, Icon, mediaAddress } from '~/ui/kit';
import { AddressLines } from './address-card';
import * as styles from './product-safety.css';

export function Danger({ danger, t }: { danger: DangerView | null; t: Translate }) {
  if (!danger) return null;
  return (
    <section className={styles.section} aria-labelledby="danger">
      <Heading level={2} size="h3" id="danger">
        {t('product:sections.danger')}
      </Heading>
      <div className={styles.danger}>
        <div className={styles.pictograms}>
          {danger.pictograms.map(({ code, label, url }) => (
            <img key={code} src={url} alt={label} width={64} height={64} loading="lazy" />
          ))}
        </div>
        <div>
          {danger.signal ? <p className={styles.signal}>{danger.signal}</p> : null}
          <Sentences of={danger.hazards} />
        </div>
      </div>
      <Sentences of={danger.precautions} quiet />
    </section>
  );
}

function Sentences({ of, quiet }: { of: DangerView['hazards']; quiet?: boolean }) {
  return (
    <ul className={quiet ? styles.precautions : undefined}>
      {of.map(({ code, text }) => (
        <li key={code}>{text ? `${text} (${code})` : code}</li>
      ))}
    </ul>
  );
}

interface DocumentsProps {
  documents: ProductPage['documents'];
  /** The product as a paper; null where papers are not to be had. */
  pdfHref: string | null;
  t: Translate;
}

export function Documents({ documents, pdfHref, t }: DocumentsProps) {
  if (documents.length === 0 && pdfHref === null) return null;
  return (
    <section className={styles.section} aria-labelledby="documents">
      <Heading level={2} size="h3" id="documents">
        {t('product:sections.documents')}
      </Heading>
      <ul className={styles.documents}>
        {documents.map(({ kind, href }) => (
          <li key={kind}>
            <a className={styles.document} href={mediaAddress(href)} type="application/pdf">
              <Icon name="document" size="s" />
              {t(`product:documents.${kind}`)}
            </a>
            <span className={styles.format}> {t('product:documents.format')}</span>
          </li>
        ))}
        {pdfHref ? (
          <li>
            <a className={styles.document} href={pdfHref} type="application/pdf" rel="nofollow">
              <Icon name="document" size="s" />
              {t('documents:pdf.product')}
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

interface MakersProps {
  producer: ContactView | null;
  responsible: ContactView | null;
  t: Translate;
}

/** Every offer has to name the producer, and one in the EU for producers from outside (GPSR, in force since December 2024). */
export function Makers({ producer, responsible, t }: MakersProps) {
  if (!producer) return null;
  return (
    <div className={styles.makers}>
      <Contact id="producer" title={t('product:sections.producer')} contact={producer} />
      {responsible ? (
        <Contact id="responsible" title={t('product:sections.responsible')} contact={responsible} />
      ) : null}
    </div>
  );
}

function Contact({ id, title, contact }: { id: string; title: string; contact: ContactView }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      <AddressLines lines={[contact.name, contact.address]} />
      {contact.email ? (
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      ) : null}
    </section>
  );
}
