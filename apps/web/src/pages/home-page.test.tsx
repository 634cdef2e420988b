import { CENTERS } from '@kidcode/branches';

import { wholePage, wordsOf } from '../../test/static-page';
import { HomePage } from './home-page';

// The online home page had courses in the place of the centers.
it('shows the centers with their search on the online home page, too, after its courses', async () => {
  for (const path of ['/', '/online']) {
    const page = await wholePage(path, <HomePage />);
    const sections = [...page.querySelectorAll('section')].map((section) =>
      section.getAttribute('aria-labelledby'),
    );
    expect(sections.filter((id) => id === 'online-courses' || id === 'centers-section')).toEqual(
      path === '/online' ? ['online-courses', 'centers-section'] : ['centers-section'],
    );
    expect(page.querySelector('[role=combobox]')).not.toBeNull();
    expect(wordsOf(page)).toContain(CENTERS[0]?.street);
  }
});
