import { LEAD_LIMIT } from '@kidcode/leads';
import { act } from 'react';

import { click, render, settled, typeInto } from '../../../test/render';
import { STORAGE_KEYS } from '../../shared/browser-storage';
import { deviceNow } from '../../shared/device-clock';
import { branchChosen } from '../branch/branch-slice';
import { WaitingDialog } from '../camps/waiting/waiting-dialog';
import { CouponDialog } from '../coupon/coupon-dialog';
import { InfoRequestForm, TeacherMessageForm } from './contact-forms';
import { sendLead } from './send-lead';

jest.mock('./send-lead', () => ({
  sendLead: jest.fn(),
  leadSteps: () => null,
  loadSending: () => undefined,
}));

const send = jest.mocked(sendLead);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  // Each look at the clock is ten seconds later than the one before: nobody is taken for a program.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
});

afterEach(() => {
  send.mockReset();
  jest.restoreAllMocks();
  localStorage.clear();
});

const VALUES = { subject: 'Robots', message: 'When?', email: 'ana@example.com' };

const submitted = (form: HTMLFormElement) =>
  act(async () => {
    form.requestSubmit();
    await settled();
  });

/** The form of a question, filled in. */
async function filledIn() {
  const { container, store, unmount } = await render(<InfoRequestForm />);
  const form = container.querySelector('form')!;
  for (const [name, value] of Object.entries(VALUES)) {
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }
  return { container, form, store, submit: () => submitted(form), unmount };
}

const askAgain = (container: Element) =>
  click([...container.querySelectorAll('button')].find((b) => b.textContent === 'Ask another question')!);
const connectionReturns = () =>
  act(async () => {
    window.dispatchEvent(new Event('online'));
    await settled();
  });

it('sends a kept request again, although it was the last one of the hour', async () => {
  send.mockResolvedValueOnce('failed').mockResolvedValueOnce('sent');
  const times = Array.from({ length: LEAD_LIMIT.count - 1 }, () => deviceNow().getTime() - 60_000);
  localStorage.setItem(STORAGE_KEYS.leadTimes, JSON.stringify(times));
  const { container, submit } = await filledIn();
  await submit();
  expect(container.textContent).toContain('There was an issue sending your request.');
  await submit();
  expect(container.textContent).toContain('Thank you. Your question has reached us.');
  const [first, second] = send.mock.calls.map(([lead]) => lead.id);
  expect(second).toBe(first);
});

// The school was not told in the mail which of its centers a parent had asked.
it('tells the chosen center in the mail, too', async () => {
  send.mockResolvedValue('sent');
  const { store, submit } = await filledIn();
  act(() => void store.dispatch(branchChosen('euless')));
  await submit();
  const lead = send.mock.calls[0]![0];
  expect(lead.branch).toBe('euless');
  expect(lead.params).toMatchObject({ message_body: expect.stringContaining('Place: euless') as unknown });
});

// A kept request that arrived while a parent went on writing took the form away, with the new words in it.
it('leaves a form that has changed since it was sent, and says that the earlier request has arrived', async () => {
  send.mockResolvedValueOnce('failed').mockResolvedValue('sent');
  const { container, form, submit } = await filledIn();
  await submit();
  const message = form.elements.namedItem('message') as HTMLTextAreaElement;
  typeInto(message, 'When? And is there lunch?');
  await connectionReturns();
  expect(message.isConnected).toBe(true);
  expect(message.value).toBe('When? And is there lunch?');
  const words = container.querySelector('form [role=status]')!.textContent;
  expect(words).toContain('Your request has arrived, as it was when you sent it.');
  const first = send.mock.calls[0]![0];
  expect(words).toContain(first.id);
  send.mockClear();
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]![0].id).not.toBe(first.id);
  expect(container.textContent).toContain('Thank you. Your question has reached us.');
});

// Nothing said that a request waits once its form was left, so that it was written and sent again.
describe('a form that is opened again while its request waits', () => {
  const leftWhileItWaits = async () => {
    send.mockResolvedValueOnce('failed').mockResolvedValue('sent');
    const { submit, unmount } = await filledIn();
    await submit();
    unmount();
    return send.mock.calls[0]![0].id;
  };
  const reopened = async () => (await render(<InfoRequestForm />)).container;

  it('leads to a new one, which takes nothing back', async () => {
    const id = await leftWhileItWaits();
    const container = await reopened();
    expect(container.querySelector('[role=alert]')!.textContent).toContain(
      'Nothing is lost: your request is kept on this device',
    );
    await askAgain(container);
    expect(document.activeElement).toBe(container.querySelector('input[name=subject]'));
    expect(container.querySelector('[role=alert]')).toBeNull();
    await connectionReturns();
    expect(container.querySelector('form')).not.toBeNull();
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ id }), null);
  });

  it('says what became of it when it is refused', async () => {
    await leftWhileItWaits();
    send.mockReset().mockResolvedValue('refused');
    const container = await reopened();
    await connectionReturns();
    const words = container.querySelector('[role=alert]')!.textContent;
    expect(words).toContain('Your request was not accepted.');
    expect(words).not.toContain('What you typed is still here');
  });

  it('is no matter of a form about something else', async () => {
    await leftWhileItWaits();
    const { container } = await render(<TeacherMessageForm branch={null} />);
    expect(container.querySelector('form')).not.toBeNull();
    expect(container.querySelector('[role=alert]')).toBeNull();
    await connectionReturns();
  });

  it('is told at the waiting list of the same week, and not at that of another', async () => {
    const show = (week: number) => {
      const place = { edition: 'winter-2025', week, part: 'full_day', center: 'euless' } as const;
      return render(<WaitingDialog place={place} subject="" ages="5-16" onClose={() => undefined} />);
    };
    const alert = () => document.querySelector('[role=dialog] [role=alert]');
    send.mockResolvedValueOnce('failed').mockResolvedValue('sent');
    const first = await show(1);
    Object.entries({ name: 'Ana', childAge: '8', email: 'ana@example.com' }).forEach(([name, value]) =>
      typeInto(field(name), value),
    );
    await click(field('agreement'));
    await submitted(field('email').form!);
    first.unmount();
    const again = await show(1);
    expect(alert()!.textContent).toContain(send.mock.calls[0]![0].id);
    expect(document.querySelector('form')).toBeNull();
    again.unmount();
    await settled();
    await show(2);
    expect(alert()).toBeNull();
    expect(document.querySelector('form')).not.toBeNull();
    await connectionReturns();
  });
});

// The button of the thank-you panel goes with the panel, and the focus went to the top of the page.
it('puts a parent who asks again into the first field', async () => {
  send.mockResolvedValue('sent');
  const { container, submit } = await filledIn();
  await submit();
  await askAgain(container);
  expect(document.activeElement).toBe(container.querySelector('input[name=subject]'));
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`form input[name=${name}]`)!;
const NAMES = ['firstName', 'lastName', 'email', 'phone'];
const WORDS = ['Ana', 'Lopez', 'ana@example.com', '(972) 555-0101'];

// One press beside the dialog, or Escape, threw away everything that a parent had typed.
it('a closed dialog has what was typed when it is opened again, until it is sent', async () => {
  const first = await render(<CouponDialog onClose={() => undefined} />);
  NAMES.forEach((name, index) => typeInto(field(name), WORDS[index]!));
  await click(field('agreement'));
  first.unmount();

  const second = await render(<CouponDialog onClose={() => undefined} />);
  expect(NAMES.map((name) => field(name).value)).toEqual(WORDS);
  // Consent is given, not remembered.
  expect(field('agreement').checked).toBe(false);
  await click(field('agreement'));
  send.mockResolvedValue('sent');
  await submitted(field('email').form!);
  expect(send).toHaveBeenCalledTimes(1);
  second.unmount();

  await render(<CouponDialog onClose={() => undefined} />);
  expect(NAMES.map((name) => field(name).value)).toEqual(['', '', '', '']);
});
