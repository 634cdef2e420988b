import { suggestWords } from './read-names';

const WORDS = ['ROBLOX_GAME', 'ROBLOX_ADVANCED', 'MINECRAFT_MODDING', 'VEX_VR'];

describe('suggestWords', () => {
  it.each([
    ['MINECRAFT', ['MINECRAFT_MODDING']],
    ['ROBLOX', ['ROBLOX_GAME', 'ROBLOX_ADVANCED']],
    ['ROBLX_GAME', ['ROBLOX_GAME']],
    ['VEXVR', ['VEX_VR']],
    ['MINECRAFT_MODDING_2', ['MINECRAFT_MODDING']],
    ['COOKING', []],
    ['R', []],
    ['', []],
  ])('takes "%s" for %j', (typed, words) => expect(suggestWords(WORDS, typed)).toEqual(words));
});
