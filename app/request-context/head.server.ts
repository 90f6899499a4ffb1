// What the head of a page says: title, description, address, and for stores that want them the tags that shared links are shown with.
import type { MetaDescriptor } from '@remix-run/node';
import { hostName, isCatalogueHost, namesOfHost } from '#domain/store/host';
import { namePublicHost, type OwnOrigins, originAtHost, originOfStore } from '#domain/store/own-host';
import { env } from '~/config/env.server';
import type { RequestContext, Variant } from '~/models/request-context';
import { namedIn } from './title.server';

export interface PageHead {
  /** Without the shop's name; none: the page is the shop's own. */
  title?: string | undefined;
  description?: string | undefined;
  /** Path of the canonical page of this one. */
  canonical?: string | undefined;
  /** The pages before and after in the same list. */
  prev?: string | undefined;
  next?: string | undefined;
  /** Address of a picture of what the page shows. */
  picture?: string | undefined;
  kind?: 'website' | 'product';
}

/**
 * The address that the shop wants to be known by: as the settings name it for this store or this host, where they do, so that one page
 * has one address however it was reached. A catalogue has a separate origin.
 */
export function originOf(
  { scheme, host, storeCode, variant }: Pick<RequestContext, 'scheme' | 'host' | 'storeCode' | 'variant'>,
  origins: OwnOrigins | undefined = env.PUBLIC_ORIGIN,
): string {
  const asked = `${scheme}://${host}`;
  if (isCatalogueHost(host)) return asked;
  if (!origins) return knownAs(variant, { main: asked, byStore: new Map() }) ?? asked;
  const named = [...origins.byStore.values()];
  return (
    origins.byStore.get(storeCode) ??
    named.find((origin) => new URL(origin).host === host) ??
    knownAs(variant, origins) ??
    originOfStore({ code: storeCode, domain: hostName(host) }, origins)
  );
}

/** By the first public host that the shop has entered: one shop at several hosts is one to search machines. */
function knownAs({ hosts }: Variant, origins: OwnOrigins): string | null {
  const host = hosts.find((one) => namePublicHost([{ hosts: [one] }]));
  return host === undefined ? null : originAtHost(host, origins);
}

/** Where a login elsewhere comes back to: at the host that it began on, which has its cookies, where that is one of the shop's. */
export function originToReturnTo(context: RequestContext): string {
  const known = new URL(originOf(context));
  const [name = ''] = namesOfHost(context.host);
  if (context.variant.hosts.includes(name)) known.hostname = name;
  return known.origin;
}

export function headOf(context: RequestContext, page: PageHead): MetaDescriptor[] {
  const { title, description, canonical, prev, next } = page;
  const whole = (path: string) => new URL(path, originOf(context)).href;
  return [
    { title: title === undefined ? context.variant.name : namedIn(context, title) },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(canonical ? [{ tagName: 'link' as const, rel: 'canonical', href: whole(canonical) }] : []),
    ...(prev ? [{ tagName: 'link' as const, rel: 'prev', href: whole(prev) }] : []),
    ...(next ? [{ tagName: 'link' as const, rel: 'next', href: whole(next) }] : []),
    ...openGraphOf(context, page),
  ];
}

/** Spec §3 "opengraph": the store's own entry switches them on and speaks for pages that say nothing of themselves. */
function openGraphOf(
  context: RequestContext,
  { title, description, canonical, picture, kind }: PageHead,
): MetaDescriptor[] {
  const entry = context.stores.find(({ code }) => code === context.storeCode)?.openGraph;
  if (!entry) return [];
  const origin = originOf(context);
  const tags: Record<string, string | null | undefined> = {
    'og:type': kind ?? 'website',
    'og:title': title ?? context.variant.name,
    'og:description': description || entry.description,
    'og:url': canonical === undefined ? null : new URL(canonical, origin).href,
    'og:image': picture ? new URL(picture, origin).href : null,
    'og:site_name': entry.siteName ?? context.variant.name,
    'og:locale': context.language === 'da' ? 'da_DK' : 'en_GB',
  };
  return Object.entries(tags).flatMap(([property, content]) => (content ? [{ property, content }] : []));
}

/** For a page that search machines leave out. */
export const unlisted = (head: MetaDescriptor[]): MetaDescriptor[] => [...head, { name: 'robots', content: 'noindex' }];
