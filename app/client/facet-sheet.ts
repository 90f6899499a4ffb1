// The sheet of facets on phones: opened and closed by its own heading; with scripts nothing behind it can be reached, and Escape and the button close it.

/** As in app/ui/shop/facets.css: next to the list it is not a sheet. */
const IS_SHEET = '(max-width: 1023.98px)';

/** Called once for each form that comes. */
export function keepSheet(form: HTMLFormElement): void {
  const sheet = form.closest('details');
  if (!sheet) return;
  const isOver = () => sheet.open && matchMedia(IS_SHEET).matches;
  const close = () => {
    sheet.open = false;
    sheet.querySelector('summary')?.focus();
  };
  sheet.addEventListener('toggle', () => shutOut(sheet, isOver()));
  sheet.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOver()) close();
  });
  // All is applied already: the button only leads to what is found.
  form.addEventListener('submit', (event) => {
    if (!isOver()) return;
    event.preventDefault();
    close();
  });
  if (isOver()) shutOut(sheet, true);
}

/** Everything outside the sheet is inert while it is open. */
function shutOut(sheet: HTMLElement, isShut: boolean): void {
  for (let inner: Element = sheet; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const other of inner.parentElement.children) if (other !== inner) other.toggleAttribute('inert', isShut);
}
