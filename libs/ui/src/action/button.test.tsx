import { act } from 'react';
import { find, mount } from '../../test/mount';
import { Button } from './button';
import { LinkButton } from './link-button';

describe('Button', () => {
  it('does what it is for when pressed', () => {
    const onClick = jest.fn();
    const { host, unmount } = mount(<Button onClick={onClick}>Go</Button>);
    act(() => find(host, 'button').click());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(find(host, 'button').getAttribute('type')).toBe('button');
    unmount();
  });

  it('says what it is doing while busy, and ignores presses', () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    const { host, unmount } = mount(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading loadingText="SENDING..." onClick={onClick}>
          Send
        </Button>
      </form>,
    );
    const button = find(host, 'button');
    act(() => button.click());
    expect(button.textContent).toBe('SENDING...');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    unmount();
  });
});

describe('LinkButton', () => {
  it('opens another site in a new tab and says so', () => {
    const { host, unmount } = mount(
      <LinkButton href="https://example.com" external>
        Log in
      </LinkButton>,
    );
    const link = find(host, 'a');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.textContent).toBe('Log in(opens in a new tab)');
    unmount();
  });

  it('dresses a router link and keeps its words, icon and subtitle', () => {
    const { host, unmount } = mount(
      <LinkButton asChild subtitle="100% Free" icon={<i />}>
        <a href="/trial">Book A Free Trial</a>
      </LinkButton>,
    );
    expect(host.querySelectorAll('a')).toHaveLength(1);
    expect(find(host, 'a').className).toMatch(/css-/);
    expect(find(host, 'a').getAttribute('href')).toBe('/trial');
    expect(find(host, 'a').textContent).toBe('Book A Free Trial100% Free');
    expect(host.querySelector('a > i')).not.toBeNull();
    unmount();
  });
});
