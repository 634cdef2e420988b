import type { ProgramFinder } from '@kidcode/school';

/** What the program finder asks and answers. Invented. */
export const PROGRAM_FINDER: ProgramFinder = {
  interests: [
    { id: 'games', label: 'Making games', words: ['game', 'minecraft', 'roblox'] },
    { id: 'robots', label: 'Robots and boats', words: ['robot', 'boat', 'machines'] },
    { id: 'stories', label: 'Stories and drawing', words: ['art', 'drawing'] },
    { id: 'code', label: 'Written code', words: ['python', 'programming', 'coding'] },
  ],
  goals: [{ id: 'deep', label: 'Get good at one thing', words: ['more'] }],
  programs: [
    { program: 'GAME_STUDIO', interests: ['games'], goals: ['deep'] },
    { program: 'STORY_CODE', interests: ['stories'], goals: [] },
    { program: 'BOAT_ROBOTS', interests: ['robots'], goals: ['deep'] },
    { program: 'ELECTRONICS', interests: ['robots'], goals: ['deep'] },
    { program: 'PYTHON_LAB', interests: ['code'], goals: ['deep'] },
  ],
};
