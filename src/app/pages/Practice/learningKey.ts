/** Where this browser remembers what practice has learnt of its person, for each keyboard layout. */
export const LEARNING_KEY = "typeloop-learning";
