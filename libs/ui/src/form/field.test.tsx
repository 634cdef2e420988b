import { find, mount } from '../../test/mount';
import { Field } from './field';
import { TextInput } from './text-input';

describe('Field', () => {
  it('ties label, hint and error to its control', () => {
    const { host, unmount } = mount(
      <Field label="Email" required hint="For the confirmation" error="Please enter an e-mail">
        <TextInput type="email" />
      </Field>,
    );
    const input = find(host, 'input');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(find(host, 'label').getAttribute('for')).toBe(input.id);
    expect(described.map((id) => find(host, `[id="${id}"]`).textContent)).toEqual([
      'For the confirmation',
      'Please enter an e-mail',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required')).toBe(true);
    expect(find(host, 'label').textContent).toBe('Email*');
    unmount();
  });

  it('leaves a sound control alone', () => {
    const { host, unmount } = mount(
      <Field label="Phone" id="phone">
        <TextInput type="tel" />
      </Field>,
    );
    const input = find(host, 'input');
    expect(input.id).toBe('phone');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('required')).toBe(false);
    unmount();
  });
});
