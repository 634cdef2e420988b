/** Markup that is safe to send: every value put into it was escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | Html | readonly Html[] | null;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows exactly that text, in element content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/**
 * Template tag that builds markup and escapes every value but markup that this tag built itself.
 *
 * @example html`<p>${'<script>'}</p>`.markup // '<p>&lt;script&gt;</p>'
 */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  let markup = parts[0] ?? '';
  values.forEach((value, index) => {
    markup += render(value) + (parts[index + 1] ?? '');
  });
  return new Html(markup);
}

function render(value: Value): string {
  if (value === null) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map((part) => part.markup).join('');
  return escapeHtml(String(value));
}
