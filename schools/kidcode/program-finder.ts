import type { ProgramFinder } from '@kidcode/school';

/** What the program finder asks and answers. Ages, days and times are not here: they come from the timetable. */
export const PROGRAM_FINDER: ProgramFinder = {
  interests: [
    { id: 'minecraft', label: 'Minecraft', words: ['mods', 'modding', 'blocks'] },
    { id: 'roblox', label: 'Roblox', words: ['lua', 'obby'] },
    { id: 'games', label: 'Making games', words: ['game', 'gaming', 'scratch', 'video games'] },
    { id: 'robots', label: 'Robots', words: ['robot', 'robotics', 'sphero', 'vex', 'machines', 'lego'] },
    { id: 'ai', label: 'Artificial intelligence', words: ['chatgpt', 'machine learning', 'chatbots'] },
    { id: 'stories', label: 'Stories and drawing', words: ['art', 'drawing', 'animation', 'scratchjr'] },
    { id: 'websites', label: 'Websites', words: ['website', 'web', 'internet'] },
    { id: 'code', label: 'Written code', words: ['python', 'programming', 'coding'] },
    { id: 'numbers', label: 'Numbers and puzzles', words: ['math', 'maths', 'puzzles'] },
  ],
  goals: [
    { id: 'try', label: 'A first look at many things', words: ['new', 'begin'] },
    { id: 'deep', label: 'Get good at one thing', words: ['more', 'advanced'] },
    { id: 'school', label: 'Help with school', words: ['homework', 'grades'] },
  ],
  programs: [
    { program: 'MINECRAFT_MODDING', interests: ['minecraft', 'games'], goals: ['deep'] },
    { program: 'ROBLOX_GAME', interests: ['roblox', 'games'], goals: ['deep'] },
    { program: 'SCRATCH_GAME', interests: ['games', 'stories'], goals: ['try', 'deep'] },
    { program: 'SCRATCHJR', interests: ['stories'], goals: ['try'] },
    { program: 'ROBLOX_ADVANCED', interests: ['roblox', 'games', 'code'], goals: ['deep'] },
    { program: 'SPHERO_BOLT', interests: ['robots'], goals: ['deep'] },
    { program: 'VEX_VR', interests: ['robots', 'code'], goals: ['deep'] },
    { program: 'AI_EXPLORATION', interests: ['ai'], goals: ['deep'] },
    { program: 'AI_WEBSITE', interests: ['ai', 'websites'], goals: ['deep'] },
    { program: 'PYTHON_PROGRAMMING', interests: ['code'], goals: ['deep'] },
    {
      program: 'core',
      title: 'Monthly Core Program',
      interests: ['games', 'code', 'stories', 'robots'],
      goals: ['try'],
      online: true,
    },
    { program: 'ai-club', title: 'Monthly AI Kids Club', interests: ['ai'], goals: ['try'], online: true },
    { program: 'math', title: 'Monthly Math Program', interests: ['numbers'], goals: ['school'] },
    { program: 'homework-help', title: 'Monthly Homework Help', interests: ['numbers'], goals: ['school'] },
  ],
};
