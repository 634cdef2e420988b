import { renderToStaticMarkup } from 'react-dom/server';

import { Photo } from './photo';

const shown = (src: string): string => renderToStaticMarkup(<Photo src={src} alt="A robot" />);

describe('a picture of the school', () => {
  it('is a drawing as it is', () => {
    expect(shown('/pictures/robot.svg')).toContain(
      '<img src="/pictures/robot.svg" alt="A robot" width="480" height="360"/>',
    );
  });

  it('is a photo in the width that the screen needs, in the shape of its place', () => {
    const photo = shown('/pictures/news/robot.jpg');
    expect(photo).toContain(' src="/pictures/news/robot.jpg.640.webp"');
    expect(photo).toContain(
      'srcSet="/pictures/news/robot.jpg.320.webp 320w, /pictures/news/robot.jpg.640.webp 640w, /pictures/news/robot.jpg.960.webp 960w"',
    );
    expect(photo).toContain('aspect-ratio:480 / 360');
  });
});
