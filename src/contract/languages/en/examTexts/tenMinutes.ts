import type { ExamText } from "../../LanguageEntry";

/** English texts for norms of ten minutes. */
export const tenMinutes: readonly ExamText[] = [
  {
    slug: "exam-en-10-the-slow-train-to-the-coast",
    title: "The Slow Train to the Coast",
    body:
      "There are two ways to travel to the coast by rail. The fast train needs 50 minutes, and most passengers look " +
      "at their telephones until it arrives. The slow train takes almost 3 hours, stops at every station and has " +
      "wooden benches and windows that can be opened. On a summer morning Clara and her grandmother choose the slow " +
      'one. "We aren\'t in a hurry," says her grandmother, "so why should we pay for speed?" At first the track ' +
      "runs between the backs of houses. You can see things there that nobody shows you at the front: washing on a " +
      "line, a man in pajamas feeding his goldfish, a trampoline with a dog asleep in the middle. Then the houses " +
      "come to an end and the fields begin. The train leans into a bend, the wheels sing, and a heron beside the " +
      "ditch doesn't even bother to look up. Two children wave from a gate, and the driver answers with his " +
      "whistle. At the third stop a whole brass band climbs aboard with its instruments, and the tuba gets a seat " +
      "of its own. At the fifth a farmer loads four crates of cherries. He sells them to the passengers straight " +
      "away, and soon the whole carriage has red lips and sticky fingers. The guard pretends that he hasn't " +
      "noticed. He has worked on this line for thirty years, and he knows each bridge, each signal and each rabbit. " +
      "The railway was built in 1868, he tells them, by people with spades and wheelbarrows. They dug a tunnel " +
      "through the hill from both sides, and when the two halves met in the middle the difference was no more than " +
      "the width of a hand. How did they manage that without any of our modern instruments? With candles, strings " +
      "and a great deal of patience, says the guard, and he punches a neat hole in Clara's ticket. Beyond the " +
      "tunnel the air is suddenly different. It smells of salt and wet rope, and the light is so bright that you " +
      "have to screw up your eyes. The band starts to play, although nobody has asked for it. The last part of the " +
      "journey goes along the top of a dike, with sheep on one side and sails on the other. Then the brakes squeal, " +
      "the doors fold open, and there lies the sea, as flat and blue as a tablecloth. The fast train got there long " +
      "ago. But nobody on it has eaten cherries, thinks Clara, and nobody on it has been played to by a tuba.",
  },
  {
    slug: "exam-en-10-a-night-at-the-museum",
    title: "A Night at the Museum",
    body:
      "Once a year the museum stays open after dark, and for that single night you need a torch instead of a " +
      "ticket. The great lamps in the halls are switched off. At 8 o'clock the doors swing open, and a long line " +
      "of children, parents and grandparents shuffles into the gloom. Nobody speaks above a whisper. Everything " +
      "looks different at night. The skeleton of the whale, which hangs from the ceiling on steel wires, throws a " +
      "shadow that seems to swim along the wall. The stuffed bear in the corner has eyes that shine back at you. In " +
      "the room with the old paintings, the beam of the torch picks out a face here and a hand there, so that you " +
      "notice details which nobody sees by day: a fly on a peach, a tiny dog under the table, a painter who has " +
      "hidden himself in the reflection of a jug. In the cellar the curator is waiting beside a table with drawers. " +
      "She is the person who takes care of the collection, and tonight she shows what is normally kept behind " +
      'locked doors. "We own about 60,000 objects," she explains, "but only one in twenty is ever on display." She ' +
      "pulls on a pair of thin gloves and opens the first drawer. It is full of keys: long ones, rusty ones, keys " +
      "as big as a spoon and keys as small as a tooth. Nobody knows which doors they used to open. Should you throw " +
      "such things away? Certainly not, says the curator, for a museum is a kind of memory. It also holds on to " +
      "things for which it has no use at present, because you can never tell what somebody will want to ask in a " +
      "hundred years. In the second drawer lies a child's shoe that was found under the floor of a farmhouse. A " +
      "carpenter had put it there in 1741 to bring good luck to the family. The leather has gone hard and black, " +
      "but you can still see how the owner wore down the heel on one side. Suddenly all the years in between do not " +
      "seem so very many. Towards midnight the visitors gather in the entrance hall, where there is hot chocolate, " +
      "and a violinist plays beside the stairs. A small boy asks the guard whether the bear ever walks about when " +
      "everyone has gone home. The guard looks over his shoulder and lowers his voice. \"I've worked here a long " +
      'time," he says, "and all I can tell you is that every morning I find honey on the floor."',
  },
  {
    slug: "exam-en-10-a-football-for-a-sun",
    title: "A Football for a Sun",
    body:
      "How big is the solar system? It is easy to read a number in a book and just as easy to forget it again, so a " +
      "class in a small town decided to measure it with their own feet. They began with a football, placed it in " +
      "the middle of the playground and agreed that this was the sun. Then they worked out what size the planets " +
      "ought to be. The earth, to their surprise, was no bigger than a mustard seed. Jupiter, the giant of the " +
      "family, was a large marble, and Saturn was a slightly smaller one with a ring of paper round it. All the " +
      "planets together fitted easily in the palm of one hand. The next question was where to put them. Mercury " +
      "came first, at 9 meters from the ball, and after that Venus. For the earth they needed 24 long steps, which " +
      "brought them to the bicycle shed. A grain of sand beside it, just a finger's length away, stood for the " +
      "moon. Mars found a place at the gate, and from there the class had to leave the school altogether. Jupiter " +
      "was stuck to the door of the bakery, Saturn ended up next to the church, and the pupil who carried Uranus " +
      "walked all the way to the railway station. Neptune, the last of the eight, was laid down in a farmer's " +
      "orchard, about 700 meters from the football, which was a walk of ten minutes. Standing there among the apple " +
      'trees, the children looked back and tried to see the sun. It had become a tiny dot between the houses. "Now ' +
      "I understand why it's so cold out here,\" said a boy with a scarf. In between, the teacher explained, there " +
      "is almost nothing: no air, no sound, only now and then a lump of rock or ice. And where on this map would " +
      "the nearest star be? She had kept that question for the end. On our scale, she said, it would lie on the far " +
      "side of an ocean, more than 6000 kilometers away. Nobody spoke for a while. Then they walked back slowly, " +
      "planet by planet, and everything they passed looked a little different from before. The bakery was warm, the " +
      "street was full of voices, and beside the bicycle shed lay a mustard seed on which there was room for " +
      "whales, mountains, cities and every single person they had ever heard of. One of the girls picked it up very " +
      'carefully. "We\'d better look after this one," she said, and she put it in a matchbox.',
  },
  {
    slug: "exam-en-10-from-spring-to-sea",
    title: "From Spring to Sea",
    body:
      "High in the hills, between two mossy stones, water trickles out of the ground. It is so little that you " +
      "could stop it with your hand, and a frog can jump across it without any effort. Yet this is the beginning of " +
      "a river, and if you follow it for 300 kilometers you will arrive at the sea. At first the stream is in a " +
      "hurry. It tumbles over rocks, digs out pools and carries along everything that isn't fixed: leaves, sand, " +
      "sometimes a branch. Trout like it here, because the water is cold and full of air. A small brown bird, the " +
      "dipper, walks along the bottom with its eyes open, looking for insects under the pebbles. Then other streams " +
      "join in, from the left and from the right, and by the time the water reaches the first village it is strong " +
      "enough to turn a wheel. The mill there was built in 1723, and for a very long time it ground the flour for " +
      "the whole valley. In the lowlands the river becomes calm. The land is flat, and since nothing shows it the " +
      "shortest way, it wanders from side to side in wide bends. On the outside of each bend the current is fast " +
      "and eats away the bank; on the inside it is slow and lays down sand. In this way a river moves, year after " +
      "year, like a snake across a field. Did you know that some bends are cut off in the end and stay behind as " +
      "lakes in the shape of a horseshoe? Here the barges appear, deep in the water with gravel or grain, and the " +
      "towns with their quays and bridges. People have always liked to live beside a river. It gave them water to " +
      "drink, fish to eat and a road that never needed any paving. It could be a dangerous neighbor too: after a " +
      "winter with a great deal of snow, it climbed out of its bed and visited the cellars. That is why many rivers " +
      'have been given more space, with meadows where nothing is built. "Let the water lie down there," the old ' +
      'farmers say, "and it won\'t come to your door." Close to the coast the river grows so wide that you can ' +
      "hardly see the other side. Twice a day the tide pushes it back, and fresh and salt water are stirred " +
      "together. Thousands of birds search the mud for worms and shells. And the drop that fell on the hills last " +
      "month? It slips under the last bridge, tastes salt for the first time and is a river no longer.",
  },
  {
    slug: "exam-en-10-the-school-garden",
    title: "The School Garden",
    body:
      "Behind the school there used to be a strip of land where nothing grew except nettles. There was a broken " +
      'bench on it, a puddle that never dried up and, for some reason, a single rubber boot. "What a waste," said ' +
      "Mr Okafor, who taught the oldest pupils, and the following week he came to school with eleven spades. That " +
      "was the beginning of the garden. First the nettles had to go, roots and all. The children wore thick gloves " +
      "and found out that a spade weighs twice as much after an hour as it did at the start. Next they drew a plan. " +
      "Everybody was allowed to choose one plant, and so there were beds for beans, potatoes, strawberries, " +
      "pumpkins and sunflowers; there was also a square meter for a boy who wanted nothing but radishes. A radish, " +
      "he had read, is ready to eat after 4 weeks, and he did not like waiting. He was the first who had something " +
      "to harvest and the first who had nothing left to do, so after that he watered the plants of all the others. " +
      "A garden is a good teacher. It shows you that seeds do not care about timetables, that snails work at night, " +
      "and that you can't pull up a carrot to see how it is getting on without spoiling it. In June the " +
      "strawberries turned red, and every morning a few of them were missing. Who could the thief be? The class hid " +
      "behind the shed with a camera and waited. It turned out to be a blackbird with a nest in the ivy and four " +
      "hungry young ones. After a long meeting it was decided, by 19 votes to 5, that the bird could keep one row " +
      "for itself, and the rest was covered with a net. At the end of September there was a feast. There were beans " +
      "with butter, potatoes baked in their skins, and soup for which three cooks had disagreed about the amount of " +
      "pepper. Parents sat at long tables on the grass, and the caretaker played the accordion. The largest " +
      "pumpkin, which nobody was able to lift, served as a table for the smallest guests. Somebody asked what they " +
      "would grow next year. Bigger pumpkins, said one; fewer nettles, said another. Mr Okafor leaned on his spade " +
      "and looked at the bench, which had been repaired and painted blue. The rubber boot hung on the fence beside " +
      "it, filled with soil. There was a geranium in it, and it was still in flower.",
  },
  {
    slug: "exam-en-10-the-miller-and-the-wind",
    title: "The Miller and the Wind",
    body:
      "A windmill does not work when the miller wants it to; it works when the wind does. For that reason Mr Jacobs " +
      "gets up early, steps outside in his slippers and looks at the sky, the flag and the tops of the poplars. If " +
      "the leaves only whisper, he makes another cup of tea. If they rustle, he puts on his boots. The mill stands " +
      "on a low hill outside the village and has stood there since 1790. It is built of brick, as round as a " +
      "bottle, and the cap on top can turn, so that the sails always face the wind. Turning it is hard work: the " +
      "miller leans on a wooden wheel, the chain tightens, and slowly some 20 tons of beams and iron move round " +
      "above his head. After that he climbs into the sails and spreads the cloth over the frames, just as a sailor " +
      "sets the canvas on a ship. How much cloth should it be? With a light breeze he uses all of it, and in a " +
      "stiff wind hardly any, for sails that run too fast are dangerous. Then he lets go of the brake. At first " +
      "almost nothing happens. The sails sigh, the great wooden wheels inside begin to creak, and a smell of grease " +
      "and dust fills the building. But soon the whole mill is trembling softly, like a cat that purrs, and between " +
      "the stones the grain is crushed to flour. It comes down a wooden chute, still warm, and falls into a sack. " +
      "The miller rubs it between his finger and his thumb, and from the feel of it he knows whether the stones are " +
      'at the right distance from each other. "Engines make flour too," he admits, "but an engine doesn\'t tell you ' +
      'anything about the weather." On Saturdays visitors may climb the 62 steps to the top. They are warned to ' +
      "keep their coats buttoned, because everything in a mill turns, and none of it stops for a scarf. Is he ever " +
      "bored when there is no wind? Never, he replies. On quiet days he sharpens the stones, mends the cloth and " +
      "oils the axles, and when all that is done he sits on the steps and listens. In former times the sails could " +
      "even carry a message. If they were stopped just before the highest point, it meant that there was good news " +
      "in the house: a wedding, perhaps, or a child. Last spring they stood that way for three days. The miller had " +
      "become a grandfather, and everyone for miles around could read it against the sky.",
  },
  {
    slug: "exam-en-10-soup-for-a-whole-street",
    title: "Soup for a Whole Street",
    body:
      "It began with a mistake. Mrs Ferrari wanted to make tomato soup for 4 people, but she read the recipe " +
      "without her glasses and bought ten times too much of everything. There she stood in her kitchen, with a " +
      "mountain of tomatoes, a bucket of onions and a bunch of basil as big as a pillow. What on earth was she to " +
      "do with it all? Her neighbor looked over the fence and said that he happened to own a very large pan. It " +
      "had belonged to a circus, he believed. They carried it out into the street together, because it didn't fit " +
      "through any door. A boy from number 12 brought wood, the girls from the corner built a fireplace out of " +
      "bricks, and a retired fireman promised to keep an eye on the flames. Then the cooking could start. Soup is " +
      "not difficult, said Mrs Ferrari, as long as you do things in the proper order. First the onions have to fry " +
      "gently in the oil, without turning brown, until they are soft and sweet. Then come the carrots and the " +
      "celery, cut into cubes, and a few cloves of garlic. After that you add the tomatoes, which you have dipped " +
      "in boiling water so that their skins slip off like wet socks. Now you need time, and salt, and somebody who " +
      "keeps stirring. The stirring was done with an oar. The smell drifted along the houses, past open windows and " +
      "closed curtains, and one door after another opened. People who had lived opposite each other for years and " +
      "had never said more than good morning now stood side by side with a peeling knife. Someone fetched a table, " +
      "someone else fetched six. The man from the top floor, whom everybody thought rather grumpy, came down the " +
      "stairs with a concertina under his arm and asked in a shy voice if music was allowed. At half past six the " +
      "soup was ready. It was served in mugs, in bowls, in a flower vase and, for the smallest guest, in an eggcup. " +
      "Was it good? It was a bit too salty on one side of the pan and a bit too sweet on the other, but when you " +
      "mixed the two it was the best soup that anybody could remember. They counted 87 bowls before the ladle " +
      "scraped along the bottom. Since then the street has cooked together every summer. The recipe hangs behind " +
      "the glass in the bus shelter. At the top it says: enough for four. And underneath, in a different hand: " +
      '"Please read this without your glasses."',
  },
  {
    slug: "exam-en-10-across-the-country-by-bicycle",
    title: "Across the Country by Bicycle",
    body:
      "For a long journey you do not need a fast bicycle, but you do need a good one. Sofia and her brother Adam " +
      "found that out when they decided to cross the country from the northern coast to the southern border, a " +
      "distance of 540 kilometers. Weeks before they left they had turned the kitchen into a workshop. Chains lay " +
      "in a bath of oil, tires hung over the chairs, and their mother had to move the pump every time she wanted to " +
      "reach the oven. What do you take with you if everything has to fit in four bags? A tent, two sleeping bags, " +
      "a stove, a rain suit and a map; a spare tube, a few tools and a spoon. Adam also packed a small football and " +
      "refused to say why. On the first day they had the wind behind them. The road ran straight along the dike, " +
      "the sheep looked up in surprise, and they did 80 kilometers before they felt their legs at all. On the " +
      'second day the wind had turned round, and every village seemed to be moving away from them. "Whose idea was ' +
      'this?" shouted Sofia against the rain. "Yours," her brother shouted back, and he was right. That evening ' +
      "they put up their tent in an orchard, wet to the skin, and an old woman brought them a pan of pancakes " +
      "because she couldn't bear to see them shiver. From then on things went better. They learned to start early, " +
      "to eat before they were hungry and to drink before they were thirsty. They learned that a flat tire is mended " +
      "in a quarter of an hour if you stay calm, and in an hour if you don't. They found out that people tell " +
      "their stories more easily to somebody who has arrived by bicycle. A ferryman told them about the great " +
      "flood, a baker showed them how to plait a loaf, and in a village whose name they could not pronounce they " +
      "played football with half the school until it got dark. Now Sofia understood why the ball had come along. " +
      "The last hills were the steepest. They pushed, they puffed, and they counted the bends to keep up their " +
      "courage. Then all at once there was nothing left to climb: before them lay a bench and a view over the next " +
      'country. It had taken them 9 days. "By train we could have done it in an afternoon," said Adam at last. ' +
      'Sofia wiped the crumbs from her knees. "True," she said, "but then we\'d have missed everything in between."',
  },
  {
    slug: "exam-en-10-the-swallows-in-the-stable",
    title: "The Swallows in the Stable",
    body:
      "One morning in April the stable door stands open, and something blue flashes past the farmer's ear. He takes " +
      "off his cap and looks up. On the beam above the feeding trough sits a swallow, with a red throat and two " +
      "long feathers in its tail, chattering as if it had only been away for an hour. In reality it has flown " +
      "almost 10,000 kilometers. It spent the winter in the south of Africa, hunting for flies above the heads of " +
      "antelopes, and when the days there began to grow shorter it set off towards the north. The bird weighs about " +
      "20 grams, no more than a letter. It crossed forests and a desert, it crossed mountains and a sea, and it " +
      "slept among thousands of others in the reeds along the way. How can it find this one beam in this one stable " +
      "again? A migrating bird pays attention to the sun and the stars, and it can feel the magnetic field of the " +
      "earth as well. The last part of the route it probably remembers, just as you remember the way to your own " +
      "front door. A few days later the female arrives too, and the building begins. A swallow makes its nest out " +
      "of mud. It picks up a little ball of it from the edge of a puddle, mixes it with grass and sticks it to the " +
      "wood; then it flies back for the next one. For a single nest this has to be done about a thousand times. If " +
      "the spring is dry, the farmer empties a bucket of water beside the pump every evening. \"My guests mustn't " +
      'run out of bricks," he explains. In May there are five white eggs with brown spots. After two weeks they ' +
      "hatch, and from that moment on nobody in the stable has any rest. Five yellow beaks open wide whenever a " +
      "shadow falls over the nest, and the parents bring in flies and gnats from sunrise until dusk: hundreds of " +
      "times a day, in rain and in sunshine. Three weeks later the young birds sit in a row on the edge, push each " +
      "other and look down. Who dares to go first? The smallest lets go, drops, flaps, and discovers halfway to the " +
      "floor that it has been able to fly all along. By September the wire along the road is full of birds that " +
      "seem to be waiting for a signal. Then one morning they are gone. The farmer closes the upper half of the " +
      "door, but he leaves the window open a crack, in case somebody comes back early.",
  },
  {
    slug: "exam-en-10-the-town-orchestra",
    title: "The Town Orchestra",
    body:
      "On Tuesday evening the gymnasium of the school turns into a concert hall. The mats are pushed aside, the " +
      "ropes are tied up, and 34 chairs are placed in half a circle. Then they come in, with cases in every shape " +
      "and size: the children with their violins, the dentist with his cello, two sisters who share one harp, and " +
      "the bus driver who plays the drums. None of them earns a living with music. They are the orchestra of the " +
      "town, and in six weeks they will give a concert in the park. The conductor, a small woman with large " +
      "glasses, taps her stand with a pencil. First everybody has to tune. The oboe gives a single long note, an A, " +
      "and one after another the instruments creep towards it from above or from below, until there is only one " +
      "sound left in the room. After that the rehearsal starts. It does not sound like a concert at all. They play " +
      "8 bars, stop, and play them again, first slowly and then a little faster. The trumpets come in too early; " +
      'the flutes laugh and come in too late. "You\'re all playing the right notes," says the conductor kindly, ' +
      '"but now we should try to do it on the same day." It takes an hour before the first page runs as it should. ' +
      "What makes it so hard to play together? Everyone has learned to read notes, and everyone has practiced at " +
      "home. But in an orchestra you have to do two things at once: you must play your own part as well as you can, " +
      "and you must listen to all the others as though your own part did not matter. If you only play, you get " +
      "lost; if you only listen, you forget to come in. The oldest member, Mr Lindqvist, sits in the second row " +
      "with a violin that was made in 1884. He never plays loudly and he never seems to be in a hurry, yet the " +
      "children on either side of him make fewer mistakes than they do elsewhere. How is that possible? When they " +
      "ask him, he only points at his ear. During the break there is tea with ginger biscuits, and then the pencil " +
      "taps again. They play the piece from start to finish, and for the first time nobody stops, not even when the " +
      "caretaker drops his keys. The last chord hangs under the ceiling, between the climbing ropes and the " +
      "basketball hoop. Outside, on the pavement, a man with a shopping bag has been standing still for ten " +
      "minutes, and he has quite forgotten why he left the house.",
  },
];
