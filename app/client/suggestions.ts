// The search box as a combobox: suggestions while typing, by keyboard as by pointer. Fetched when the box first has the focus.

interface Suggestion {
  kind: string;
  label: string;
  href: string;
  picture?: string;
  price?: string;
}
interface Answer {
  suggestions: Suggestion[];
  said: string;
}

const WAIT_MS = 150;
const LEAST_LETTERS = 2;
const LIST = 'search-suggestions';

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'suggestions' in value && Array.isArray(value.suggestions);
}

async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch(`/search/suggest?q=${encodeURIComponent(words)}`, { signal });
    const answer: unknown = response.ok ? await response.json() : null;
    return isAnswer(answer) ? answer : null;
  } catch {
    return null;
  }
}

/** The smallest size that pictures are served in. */
function small(picture: string): string {
  const address = new URL(picture, location.href);
  address.searchParams.set('w', '200');
  return address.href;
}

function suggestionOption({ kind, label, picture, price }: Suggestion, at: number): HTMLElement {
  const option = document.createElement('li');
  option.id = `${LIST}-${at}`;
  option.role = 'option';
  option.ariaSelected = 'false';
  const [text, note] = [document.createElement('span'), document.createElement('small')];
  text.textContent = label;
  note.textContent = kind;
  option.append(text, note);
  if (picture) {
    const image = new Image(40, 40);
    image.alt = '';
    image.src = small(picture);
    option.prepend(image);
  }
  if (price) {
    const amount = document.createElement('b');
    amount.textContent = price;
    option.append(amount);
  }
  return option;
}

/** To be called once per input. */
export function suggestIn(input: HTMLInputElement): void {
  const { form } = input;
  if (!form || input.dataset.suggesting !== undefined) return;
  input.dataset.suggesting = '';
  const list = document.createElement('ul');
  list.id = LIST;
  list.role = 'listbox';
  list.ariaLabel = input.ariaLabel;
  list.hidden = true;
  const said = document.createElement('span');
  said.role = 'status';
  said.dataset.suggestionsSaid = '';
  form.append(list, said);
  // The browser's own list of popular terms would lie over ours.
  input.removeAttribute('list');
  input.role = 'combobox';
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', LIST);

  let shown: Suggestion[] = [];
  let chosen = -1;
  let timer = 0;
  let running = new AbortController();
  const typed = () => input.value.trim();

  const choose = (at: number) => {
    chosen = at;
    [...list.children].forEach((option, place) => {
      option.ariaSelected = String(place === at);
      if (place === at) option.scrollIntoView({ block: 'nearest' });
    });
    if (at < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${LIST}-${at}`);
  };
  const show = (suggestions: Suggestion[]) => {
    shown = suggestions;
    list.replaceChildren(...suggestions.map(suggestionOption));
    list.hidden = suggestions.length === 0;
    input.ariaExpanded = String(!list.hidden);
    choose(-1);
  };
  const close = () => {
    running.abort();
    clearTimeout(timer);
    show([]);
  };
  const go = (at: number) => {
    const target = shown[at];
    close();
    if (target) location.assign(target.href);
  };
  const look = async () => {
    running.abort();
    running = new AbortController();
    const answer = typed().length < LEAST_LETTERS ? null : await fetchSuggestions(typed(), running.signal);
    if (document.activeElement !== input) return;
    show(answer?.suggestions ?? []);
    said.textContent = answer?.said ?? '';
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !list.hidden) close();
    else if (event.key === 'Enter' && chosen >= 0) go(chosen);
    else if (event.key === 'ArrowDown' && shown.length > 0) choose((chosen + 1) % shown.length);
    else if (event.key === 'ArrowUp' && shown.length > 0) choose(chosen <= 0 ? shown.length - 1 : chosen - 1);
    else return;
    event.preventDefault();
  };

  input.ariaExpanded = 'false';
  input.addEventListener('keydown', onKey);
  input.addEventListener('blur', close);
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), WAIT_MS);
  });
  // Before the blur that a press causes.
  list.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    const option = event.target instanceof Element ? event.target.closest('li') : null;
    if (option) go([...list.children].indexOf(option));
  });
  if (document.activeElement === input && typed() !== input.defaultValue.trim()) void look();
}
