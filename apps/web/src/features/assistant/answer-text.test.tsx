import { render } from '../../../test/render';
import { AnswerText } from './answer-text';

async function shown(markdown: string) {
  const view = await render(<AnswerText>{markdown}</AnswerText>);
  const { container, unmount } = view;
  return { container, text: container.textContent, links: [...container.querySelectorAll('a')], unmount };
}

describe('AnswerText', () => {
  it('opens links in a new tab that cannot reach back, and says so', async () => {
    const { links, unmount } = await shown('See [them](https://example.com) and [these](//example.com).');
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel, link.textContent])).toEqual(
      [
        ['https://example.com', '_blank', 'noopener noreferrer', 'them(opens in a new tab)'],
        ['//example.com', '_blank', 'noopener noreferrer', 'these(opens in a new tab)'],
      ],
    );
    unmount();
  });

  it.each(['JaVaScRiPt:alert(1)', 'vbscript:x'])('makes only words of a link to %s', async (href) => {
    const { links, text, unmount } = await shown(`[press me](<${href}>)`);
    expect(links).toEqual([]);
    expect(text).toBe('press me');
    unmount();
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://example.com"></iframe>',
    'before <b onclick="alert(1)">bold</b>',
  ])('shows HTML as the text that it is: %s', async (html) => {
    const { container, text, unmount } = await shown(html);
    expect(text).toBe(html);
    expect(container.querySelector('script, img, iframe, a, b')).toBeNull();
    unmount();
  });

  it('keeps headings of an answer out of the outline of the page', async () => {
    const { container, text, unmount } = await shown('# Prices\n\nNone.');
    expect(container.querySelector('h1, h2, h3')).toBeNull();
    expect(text).toContain('Prices');
    unmount();
  });
});
