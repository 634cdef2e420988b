/** Markup that is safe to send: every value put into it was escaped. */
export class Html {
  constructor(readonly text: string) {}
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
 * @example markup`<p>${'<script>'}</p>`.text // '<p>&lt;script&gt;</p>'
 */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  let text = parts[0] ?? '';
  values.forEach((value, index) => {
    text += render(value) + (parts[index + 1] ?? '');
  });
  return new Html(text);
}

function render(value: Value): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map((part) => part.text).join('');
  return escapeHtml(String(value));
}
