// Breadcrumbs to a product in session storage (spec §9 "Storage keys"). The stored value is untrusted and validated when read.

export interface Step {
  label: string;
  href: string;
}

export const WAY_KEY = 'previous-breadcrumbs';

/**
 * Inlined in the page (./boot), because the first press may precede any script file: stores the breadcrumbs of a clicked tile for its
 * product; a top-level category is its own only step. Links in sliders and on pages that are no category store none.
 */
export const KEEP_WAYS = `addEventListener('click',function(event){
var link=event.target.closest&&event.target.closest('a[data-sku]'),key='${WAY_KEY}';if(!link)return;
var trail=!link.closest('[data-slider]')&&document.querySelector('[data-way=category]');
function step(item){var to=item.querySelector('a');return{label:item.textContent,href:to?to.getAttribute('href'):location.pathname}}
var items=trail?trail.querySelectorAll('li'):[];
var steps=[].map.call(trail&&!items.length?[trail]:items,step);
try{steps.length?sessionStorage.setItem(key,JSON.stringify({to:link.pathname,steps:steps})):sessionStorage.removeItem(key)}catch(full){}},true)`;

/** Null if none is stored for this product, or the stored value is invalid. */
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
