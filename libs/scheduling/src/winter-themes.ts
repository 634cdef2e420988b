import type { CampTheme } from './camp-theme';

/** Titles: specification 2, section 2, Themes tab. What each group does is sample content. */
export const WINTER_THEMES: readonly CampTheme[] = [
  {
    week: 1,
    month: null,
    title: 'AI & Robotics Challenge',
    sample: false,
    event: null,
    juniors: { focus: 'Teach a friendly robot to follow a path', sample: true },
    seniors: { focus: 'Train a model and let a robot act on what it sees', sample: true },
  },
  {
    week: 2,
    month: null,
    title: 'Game Design & Content Creation',
    sample: false,
    event: null,
    juniors: { focus: 'Draw characters and bring them to life in a game', sample: true },
    seniors: { focus: 'Design, code and present a game of one’s own', sample: true },
  },
];
