// The small script that fetches the page's scripts late: everything works without them, so they wait for idle or a first touch.

/**
 * The server marks Remix's module script as data (`data-boot`); this turns it into a script again. Nothing is fetched before the
 * load event (the largest paint lies before it), unless the shopper touches the page earlier.
 */
export const BOOT = `(function(){var started=false,types=['pointerdown','keydown','touchstart','focusin'];
function go(){if(started)return;started=true;var data=document.querySelector('script[data-boot]');if(!data)return;
var script=document.createElement('script');script.type='module';script.textContent=data.textContent;document.body.append(script)}
types.forEach(function(type){addEventListener(type,go,{once:true,passive:true,capture:true})});
addEventListener('load',function(){(window.requestIdleCallback||function(f){setTimeout(f,200)})(go,{timeout:2500})})})()`;

const MODULE = '<script type="module" async="">';
const WAITING = '<script type="text/plain" data-boot="" async="">';

/** Makes the scripts of a rendered page wait: their module is data until the boot script turns it on, and nothing is preloaded. */
export const withLateScripts = (html: string): string =>
  html.replace(MODULE, WAITING).replaceAll('rel="modulepreload"', 'rel="later"');
