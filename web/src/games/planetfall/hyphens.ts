const VOWELS = /[аеёиоуыэюяaeiouy]/i;
/** A long word may break where a syllable begins: between a vowel and a consonant before a vowel. */
export const soft = (text: string, longest = 12): string =>
  text.replace(/\p{L}+/gu, (word) => {
    if (word.length <= longest) return word;
    const breaks = [...word].flatMap((_, i) => (i > 3 && i < word.length - 4 && VOWELS.test(word[i - 1]!) && !VOWELS.test(word[i]!) && VOWELS.test(word[i + 1]!) ? [i] : []));
    const middle = breaks.sort((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2))[0];
    return middle === undefined ? word : `${word.slice(0, middle)}\u00AD${word.slice(middle)}`;
  });
