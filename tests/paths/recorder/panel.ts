import { element } from './element.ts';
import { panelStyle } from './panelStyle.ts';

/** What the panel shows while a case is recorded. */
export interface Progress {
  /** The present state in plain words. */
  readonly state: string;
  /** The steps so far, in words. */
  readonly steps: readonly string[];
  /** What can happen now outside the screen, by its words: a provider returns a report. */
  readonly outside: readonly string[];
  /** What else can happen now, for what this screen has no button for. */
  readonly others: readonly string[];
  readonly isPointing: boolean;
  /** What could not be done, and why; '' for nothing. */
  readonly problem: string;
}

export interface Controls {
  readonly onHappen: (words: string) => void;
  readonly onPoint: () => void;
  readonly onSave: (name: string) => void;
  readonly onStartOver: () => void;
  readonly onStop: () => void;
}

const width = 380;

/** Next to the screen that is recorded, in the page around it, so that dialogs on the screen do not cover it. */
export class Panel {
  readonly #page = window.parent.document;
  readonly #body = element(this.#page, 'div', { class: 'body' });
  readonly #host = this.#page.createElement('aside');
  readonly #name = element(this.#page, 'input', {
    id: 'name',
    placeholder: 'billing-error',
    autocomplete: 'off',
  });

  constructor(title: string) {
    const root = this.#host.attachShadow({ mode: 'open' });
    this.#host.setAttribute('aria-label', 'Recorder');
    root.append(
      element(this.#page, 'style', {}, panelStyle(width)),
      element(this.#page, 'h1', {}, `Recording: ${title}`),
      this.#body,
    );
    this.#page.body.append(this.#host);
  }

  /** Asks how the case starts. */
  askStart(starts: readonly string[]): Promise<string> {
    return new Promise((resolve) => {
      this.#body.replaceChildren(
        this.#text('p', 'How does it start?'),
        ...starts.map((start) => this.#button(start, () => resolve(start))),
      );
    });
  }

  show(progress: Progress, controls: Controls): void {
    const { state, steps, outside, others, isPointing, problem } = progress;
    const happen = (words: string) => this.#button(words, () => controls.onHappen(words));
    this.#body.replaceChildren(
      this.#text('p', 'Use the screen. Use made-up names; passwords, SSNs, and the like are never saved.'),
      element(this.#page, 'p', { role: 'alert', class: 'problem' }, problem),
      this.#text('h2', 'Now'),
      element(this.#page, 'p', { id: 'state' }, state),
      ...(outside.length === 0 ? [] : [this.#text('h2', 'What happens next?'), ...outside.map(happen)]),
      ...(others.length === 0
        ? []
        : [
            element(
              this.#page,
              'details',
              {},
              this.#text('summary', 'The screen has no button for it'),
              ...others.map(happen),
            ),
          ]),
      this.#text('h2', 'Check'),
      this.#button(
        isPointing ? 'Now click what must be on the screen' : 'Something must be on the screen…',
        controls.onPoint,
        { 'aria-pressed': String(isPointing) },
      ),
      this.#text('h2', `Steps: ${steps.length}`),
      element(this.#page, 'ol', {}, ...steps.map((words) => this.#text('li', words))),
      this.#text('h2', 'Save'),
      element(this.#page, 'label', { for: 'name' }, 'Name of the case'),
      this.#name,
      this.#button('Save case', () => controls.onSave(this.#name.value.trim()), { class: 'main' }),
      this.#button('Start over', controls.onStartOver),
      this.#button('Stop without saving', controls.onStop),
    );
  }

  /** Says that a case is saved, and asks whether there is another. */
  askForMore(name: string): Promise<'another' | 'finish'> {
    return new Promise((resolve) => {
      this.#name.value = '';
      this.#body.replaceChildren(
        element(this.#page, 'p', { role: 'status' }, `Saved as ${name}.`),
        this.#text('p', 'To replay it:'),
        this.#text('code', `npm run paths -- --replay ${name}`),
        this.#button('Record another case', () => resolve('another')),
        this.#button('Finish', () => resolve('finish'), { class: 'main' }),
      );
    });
  }

  /** Makes room for the screen: it keeps its size, and the panel is to its right. */
  static readonly width = width;

  close(): void {
    this.#host.remove();
  }

  #text(tag: 'p' | 'h2' | 'li' | 'code' | 'summary', words: string): HTMLElement {
    return element(this.#page, tag, {}, words);
  }
  #button(words: string, press: () => void, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
    const button = element(this.#page, 'button', { type: 'button', ...attributes }, words);
    button.addEventListener('click', press);
    return button;
  }
}
