// A category as resolvers hand it on; parents and children come from the tree in memory.

import { Model } from '#backend/graphql/model';
import { uidOf } from '#backend/graphql/uid';
import { type Assortment, isRestricted, showsCategory } from '../assortment/assortment';
import { pictureUrl, type Redirect } from '../product/model';
import type { CategoryRow } from './category.sql';
import type { Forest } from './forest';

export interface CategoryScene {
  forest: Forest;
  assortment: Assortment;
  language: 'da' | 'en';
  /** The prefix of a picture's path. */
  mediaOrigin: string;
}

export class CategoryModel extends Model {
  readonly __typename = 'CategoryTree';
  readonly type = 'CATEGORY';
  readonly is_anchor = 1;
  readonly url_suffix = '';

  constructor(
    readonly row: CategoryRow,
    readonly scene: CategoryScene,
    /** Set where an old address leads here. */
    readonly redirect: Redirect | null = null,
  ) {
    super();
  }

  get id() {
    return this.row.id;
  }
  get uid() {
    return uidOf(this.row.id);
  }
  get name() {
    return this.scene.language === 'en' ? this.row.name_en : this.row.name_da;
  }
  get description() {
    return this.scene.language === 'en' ? this.row.description_en : this.row.description_da;
  }
  get meta_title() {
    return this.name;
  }
  get meta_description() {
    return this.description;
  }
  get image() {
    const { picture_key: key, picture_version: version } = this.row;
    return key && this.scene.mediaOrigin + pictureUrl(key, version ?? '');
  }
  get level() {
    return this.row.level;
  }
  get path() {
    return this.row.id_path.join('/');
  }
  get position() {
    return this.row.position;
  }
  get include_in_menu() {
    return this.row.include_in_menu ? 1 : 0;
  }
  get url_key() {
    return this.row.url_key;
  }
  get url_path() {
    return this.row.url_path;
  }
  get canonical_url() {
    return this.row.url_path;
  }
  get relative_url() {
    return this.redirect?.path ?? this.row.url_path;
  }
  get redirect_code() {
    return this.redirect?.code ?? 0;
  }
  get product_count() {
    const { assortment } = this.scene;
    // The stored counts include everything that the store sells: to a customer who sees less they would reveal the rest.
    return isRestricted(assortment) ? null : (this.row.counts?.[assortment.storeId] ?? 0);
  }
  get children_count() {
    return String(this.children.length);
  }
  get children(): CategoryModel[] {
    return childrenOf(this.row.id, this.scene);
  }
  /** The ancestors from the top down, without the category itself, like Magento's. */
  get breadcrumbs() {
    return this.row.id_path.slice(0, -1).flatMap((id) => {
      const row = this.scene.forest.byId.get(id);
      return row ? [breadcrumb(new CategoryModel(row, this.scene))] : [];
    });
  }
}

function breadcrumb(category: CategoryModel) {
  return {
    category_uid: category.uid,
    category_id: category.id,
    category_name: category.name,
    category_level: category.level,
    category_url_key: category.url_key,
    category_url_path: category.url_path,
  };
}

/** Categories below this one that the store shows. */
function childrenOf(id: number, scene: CategoryScene): CategoryModel[] {
  const rows = scene.forest.childrenOf(id).filter((row) => showsCategory(scene.assortment, row));
  return rows.map((row) => new CategoryModel(row, scene));
}

/** One category of the store, or null. */
export function categoryOf(id: number, scene: CategoryScene): CategoryModel | null {
  const row = scene.forest.byId.get(id);
  return row && showsCategory(scene.assortment, row) ? new CategoryModel(row, scene) : null;
}
