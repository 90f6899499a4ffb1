// What is kept of the way to a product, in session storage (spec §9 "Storage keys"). What stands there may be anything: it is read with care.

export interface Step {
  label: string;
  href: string;
}

export const WAY_KEY = 'previous-breadcrumbs';

/**
 * Stands in the page itself (./boot), for the first press may come before any file of scripts has: the way of a followed tile is kept for
 * its product; a category at the top is its own only step. Rows of other products lead on from a page, not down its category; from there and from elsewhere nothing is kept.
 */
export const KEEP_WAYS = `addEventListener('click',function(event){
var link=event.target.closest&&event.target.closest('a[data-sku]'),key='${WAY_KEY}';if(!link)return;
var trail=!link.closest('[data-slider]')&&document.querySelector('[data-way=category]');
function step(item){var to=item.querySelector('a');return{label:item.textContent,href:to?to.getAttribute('href'):location.pathname}}
var items=trail?trail.querySelectorAll('li'):[];
var steps=[].map.call(trail&&!items.length?[trail]:items,step);
try{steps.length?sessionStorage.setItem(key,JSON.stringify({to:link.pathname,steps:steps})):sessionStorage.removeItem(key)}catch(full){}},true)`;

/** Null where none is kept for this product, or what is kept makes no sense. */
export function keptWay(path: string): Step[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(WAY_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('to' in kept) || !('steps' in kept)) return null;
    const { to, steps } = kept;
    return to === path && Array.isArray(steps) && steps.length > 0 && steps.every(isStep) ? steps : null;
  } catch {
    return null;
  }
}

/** Only addresses of this shop. */
const isStep = (step: unknown): step is Step =>
  typeof step === 'object' &&
  step !== null &&
  'label' in step &&
  typeof step.label === 'string' &&
  'href' in step &&
  typeof step.href === 'string' &&
  /^\/(?![/\\])/.test(step.href);
