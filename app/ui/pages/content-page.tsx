// A page of the content service: title, picture, text.
import type { ContentPage as ContentPageModel } from '~/models/content';
import { Heading, Photo, RichText } from '~/ui/kit';
import * as styles from './content-page.css';

export function ContentPage({ model }: { model: ContentPageModel }) {
  return (
    <article className={styles.article}>
      <Heading level={1}>{model.title}</Heading>
      {model.picture ? (
        <Photo
          className={styles.picture}
          picture={model.picture}
          width={800}
          height={400}
          sizes="(min-width: 768px) 50rem, 100vw"
          eager
        />
      ) : null}
      <RichText html={model.html} />
    </article>
  );
}
