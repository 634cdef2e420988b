import { render, typeInto } from '../../../../test/render';
import { WaitingDialog } from './waiting-dialog';

const open = () =>
  render(
    <WaitingDialog
      place={{ edition: 'winter-2025', week: 1, part: 'full_day', center: 'euless' }}
      subject=""
      ages="5-16"
      onClose={() => undefined}
    />,
  );
const age = () => document.querySelector<HTMLInputElement>('input[name=childAge]')!;
const besideAge = () => document.getElementById(age().getAttribute('aria-describedby')!)!.textContent;

// Any age was sent to the waiting list without a word, and the plan said of the same child that it is outside.
it.each([
  ['3', 'This is for ages 5 to 16; 3 is outside. Ask the center before you register.'],
  ['17', 'This is for ages 5 to 16; 17 is outside. Ask the center before you register.'],
  ['5', 'In years'],
  ['16', 'In years'],
  ['', 'In years'],
  ['ten', 'In years'],
])('a parent who waits with a child of the age %j reads: %s', async (typed, said) => {
  await open();
  typeInto(age(), typed);
  expect(besideAge()).toBe(said);
});

it('a parent who opens the waiting list again reads it of the age that was put back', async () => {
  const first = await open();
  typeInto(age(), '3');
  first.unmount();
  await open();
  expect(age().value).toBe('3');
  expect(besideAge()).toContain('3 is outside');
});
