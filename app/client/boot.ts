// The scripts of a page: data until the page is at rest. Everything works without them, so they wait for idle or a first touch.
import { KEEP_WAYS } from './stored-breadcrumbs';

/**
 * Turns the waiting module into a script. Nothing is fetched before the frame that follows the load event and the decoding of the
 * pictures that have come, which shows the largest, unless the shopper touches the page earlier. Where they fail or take eight seconds, what is for
 * browsers without scripts is shown.
 */
export const BOOT = `${KEEP_WAYS};(function(){var html=document.documentElement,started=false,types=['pointerdown','keydown','touchstart','focusin'];
function text(id){return document.getElementById(id).textContent}
function link(href){var link=document.createElement('link');link.rel='stylesheet';link.href=href;document.body.append(link)}
function without(){delete html.dataset.scripts}
function go(){if(started)return;started=true;JSON.parse(text('stylesheets')).forEach(link);
if(document.getElementById('state'))window.__remixContext=JSON.parse(text('state'));
var script=document.createElement('script');script.type='module';script.textContent=text('modules');script.onerror=without;document.body.append(script);setTimeout(function(){if(!('hydrated' in html.dataset))without()},8000)}
types.forEach(function(type){addEventListener(type,go,{once:true,passive:true,capture:true})});
function later(){(window.requestIdleCallback||function(f){setTimeout(f,200)})(go,{timeout:2500})}
function shown(){requestAnimationFrame(function(){requestAnimationFrame(later)})}
function ready(image){return image.complete&&image.decode?image.decode().catch(function(){}):0}
addEventListener('load',function(){Promise.all([].map.call(document.images,ready)).then(shown)})})()`;

interface Waiting {
  /** JSON without '<': the texts that live parts of the page speak, and the router's state. Null where nothing of the page is live. */
  live: { texts: string; state: string } | null;
  /** The stylesheets that the page itself does not need, but what opens on it later does. */
  stylesheets: string[];
  /** The module that starts the page. */
  modules: string;
}

/** The texts alone: development has Remix's own scripts, which do not wait. */
export const textsScript = ({ texts }: { texts: string }): string =>
  `<script type="application/json" id="texts">${texts}</script>`;

/** The scripts at the end of <body>, where React tolerates markup that it did not render. */
export const waitingScripts = ({ live, stylesheets, modules }: Waiting): string =>
  [
    live ? textsScript(live) : '',
    live ? `<script type="application/json" id="state">${live.state}</script>` : '',
    `<script type="application/json" id="stylesheets">${JSON.stringify(stylesheets)}</script>`,
    `<script type="text/plain" id="modules">${modules}</script>`,
    `<script>${BOOT}</script>`,
  ].join('');
