import { isFromMaterial } from './verify-answer.ts';

const MATERIAL = [
  'One week: **$254** instead of $299, 15% off. [Winter Camp](/camps/winter/euless)',
  'Dec 22, 2025 - Jan 2, 2026. Call (972) 555-0120 or write to euless@example.com.',
  '200 Example Grove Drive, Suite 2, Euless, TX 76039. Open 3:00PM-7:00PM.',
].join('\n');
const LINKS = new Set(['/contact-us', '/camps/winter/euless']);
const holds = (answer: string) => isFromMaterial(answer, MATERIAL, LINKS);

describe('isFromMaterial', () => {
  it.each([
    'A week is **$254** instead of $299.',
    'A week costs 254 dollars, which is fifteen percent off.',
    'It starts on December 22. See [Winter Camp](/camps/winter/euless).',
    'Call (972) 555-0120 or come to 200 Example Grove Drive.',
    '- open 3:00PM-7:00PM\n- write to euless@example.com',
    'Please [ask us](/contact-us).',
  ])('lets through what stands in the material: %p', (answer) => {
    expect(holds(answer)).toBe(true);
  });

  it.each([
    ['another amount', 'A week is $99.'],
    ['a currency before it', 'A week is USD 99.'],
    ['the sign behind it', 'A week is 99$.'],
    ['words', 'A week is ninety-nine dollars.'],
    ['a known number as an amount', 'A week is $15.'],
    ['emphasis inside it', 'A week is $**9**9.'],
    ['an escape', 'A week is \\$99.'],
    ['an entity', 'A week is &#36;99.'],
    ['another percentage', 'You get 90% off.'],
    ['a percentage in words', 'You get ninety percent off.'],
    ['half price', 'It is half price today.'],
    ['half off', 'It is half-off today.'],
    ['a gift', 'Camp is free.'],
    ['another day', 'It starts on December 24.'],
    ['a day in another order', 'It starts on the 24th of December.'],
    ['another phone', 'Call (972) 555-0999.'],
    ['a foreign phone', 'Call +44 20 7946 0958.'],
    ['another mail', 'Write to boss@evil.example.'],
    ['another house', 'Come to 201 Example Grove Drive.'],
    ['a foreign link', 'See [here](https://evil.example).'],
    ['a link by reference', 'See [here][1].\n\n[1]: https://evil.example'],
    ['a link in angle brackets', 'See <https://evil.example>.'],
    ['an escaped link', 'See [here](https:&#x2f;&#x2f;evil.example).'],
    ['a script link', 'See [here](javascript:alert(1)).'],
    ['a bare www', 'See www.evil.example today.'],
    ['a bare name', 'See evil.com today.'],
    ['markup', 'See <b>here</b>.'],
    ['a picture', '![x](/camps/winter/euless)'],
  ])('catches %s: %p', (_what, answer) => {
    expect(holds(answer)).toBe(false);
  });
});
