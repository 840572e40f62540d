import { bankOf, type Drafts } from '#domain/placement/bank.ts'

const drafts: Drafts = {
  A1: {
    grammar: [
      // A1: second person of 'être'; 'as' is 'avoir', the others are other persons.
      { prompt: 'Tu ___ brésilien.', right: 'es', wrong: ['suis', 'est', 'as'] },
      // A1: first person plural of 'avoir'; the others are other persons.
      { prompt: 'Nous ___ deux enfants.', right: 'avons', wrong: ['avez', 'ont', 'as'] },
      // A1: a masculine country takes 'au'; 'en' is for feminine ones, 'à' for cities.
      { prompt: 'Cet été, nous allons ___ Portugal.', right: 'au', wrong: ['en', 'à', 'aux'] },
    ],
    vocabulary: [
      // A1: hunger asks for eating; nothing else that is offered helps.
      {
        prompt: "J'ai faim. Je voudrais ___ quelque chose.",
        right: 'manger',
        wrong: ['ouvrir', 'lire', 'chanter'],
      },
      // A1: numbers; the others are 5, 16 and 50.
      {
        prompt: 'douze, treize, quatorze, ___',
        right: 'quinze',
        wrong: ['seize', 'cinq', 'cinquante'],
      },
      // A1: clothes for the cold; the words that rhyme are a knife, a boat and a cake.
      {
        prompt: 'Il fait froid : mets ton ___ !',
        right: 'manteau',
        wrong: ['couteau', 'bateau', 'gâteau'],
      },
    ],
    reading: [
      // A1: skiing is sport; lessons are in the morning, and the card goes to the grandmother.
      {
        text: "Chère Mamie,\nJe suis à la montagne avec ma classe. Il y a beaucoup de neige ! Le matin, nous avons cours ; l'après-midi, nous faisons du ski. Le soir, je suis très fatigué.\nThéo",
        prompt: "Que fait Théo l'après-midi ?",
        right: 'Il fait du sport.',
        wrong: ['Il est en cours.', 'Il écrit à sa mère.', 'Il dort dans sa chambre.'],
      },
      // A1: she is at the museum now, but she will wait in the café.
      {
        text: "Sophie : Tu es où ?\nKarim : Dans le bus. J'arrive dans dix minutes. Et toi ?\nSophie : Devant le musée, mais il fait froid. Je t'attends au café.\nKarim : D'accord !",
        prompt: 'Où Sophie attend-elle Karim ?',
        right: 'Au café',
        wrong: ['Au musée', 'Dans le bus', 'Chez elle'],
      },
      // A1: canteen and colleagues say work; the others are for morning or evening.
      {
        text: 'Le matin, je prends un thé et une orange. À midi, je mange à la cantine avec mes collègues. Le soir, je fais la cuisine pour mes enfants : ils adorent les pâtes !',
        prompt: 'Que fait cette personne à midi ?',
        right: 'Elle mange au travail.',
        wrong: ['Elle prend un thé.', 'Elle fait des pâtes.', 'Elle mange avec ses enfants.'],
      },
    ],
    use: [
      // A1: the answer about health; the others give name, age and place.
      {
        prompt: '— Comment allez-vous ?\n— ___',
        right: 'Très bien, merci.',
        wrong: ["Je m'appelle Paul.", "J'ai vingt ans.", "C'est à Paris."],
      },
      // A1: the reply to thanks; the others greet or apologise.
      {
        prompt: '— Merci beaucoup !\n— ___',
        right: 'De rien.',
        wrong: ['Enchanté.', 'Pardon.', 'Ça va ?'],
      },
      // A1: 'quel temps' asks for the weather, not for the hour or for free time.
      {
        prompt: '— Quel temps fait-il à Nice ?\n— ___',
        right: 'Il y a du soleil.',
        wrong: ['Il est deux heures.', "J'ai le temps.", "C'est en France."],
      },
    ],
  },
  A2: {
    grammar: [
      // A2: 'aller' takes 'être'; 'hier soir' excludes present and future.
      {
        prompt: 'Hier soir, nous ___ au cinéma.',
        right: 'sommes allés',
        wrong: ['avons allé', 'allons', 'irons'],
      },
      // A2: comparison with 'que'; the others take no 'que' with a noun.
      {
        prompt: "Cette valise est ___ lourde que l'autre.",
        right: 'plus',
        wrong: ['très', 'beaucoup', 'trop'],
      },
      // A2: 'téléphoner à', so the indirect pronoun, and one brother, so the singular.
      {
        prompt: 'Mon frère habite loin, mais je ___ téléphone souvent.',
        right: 'lui',
        wrong: ['le', 'la', 'leur'],
      },
    ],
    vocabulary: [
      // A2: one tries on a dress; 'goûter' is the other meaning of Portuguese 'provar'.
      {
        prompt: 'Où sont les cabines ? Je voudrais ___ cette robe.',
        right: 'essayer',
        wrong: ['goûter', 'essuyer', 'ranger'],
      },
      // A2: one misses a train with 'rater', where Portuguese says 'perder'.
      {
        prompt: "J'ai ___ mon train, alors je vais arriver en retard.",
        right: 'raté',
        wrong: ['perdu', 'cassé', 'laissé'],
      },
      // A2: things are found with 'trouver'; 'rencontrer' is the false friend, for people.
      {
        prompt: 'Où sont mes clés ? Je ne les ___ pas.',
        right: 'trouve',
        wrong: ['rencontre', 'connais', 'rappelle'],
      },
    ],
    reading: [
      // A2: reason in a note; airport and Montreal are in the text, but they are not hers.
      {
        text: "Salut Hugo,\nJe ne peux pas venir au match samedi : ma sœur arrive de Montréal et je vais la chercher à l'aéroport. On se voit dimanche ?\nInès",
        prompt: 'Pourquoi Inès ne vient-elle pas au match ?',
        right: 'Elle va chercher sa sœur.',
        wrong: [
          'Elle part à Montréal.',
          "Elle travaille à l'aéroport.",
          "Elle n'aime pas le sport.",
        ],
      },
      // A2: the instrument is lent; only the first lesson is free, not the month or the book.
      {
        text: "Cours de guitare pour adultes. Le premier cours est gratuit. Vous n'avez pas d'instrument ? Nous en avons pour tout le monde. Il faut seulement acheter le livre (15 euros). Pas de cours pendant les vacances.",
        prompt: "Quel est l'avantage de ce cours ?",
        right: 'On peut venir sans guitare.',
        wrong: [
          'Le livre ne coûte rien.',
          "Il y a cours toute l'année.",
          'Le premier mois est gratuit.',
        ],
      },
      // A2: the neighbour is the person next door; the shop was shut, the kitchen empty.
      {
        text: "Dimanche, j'ai voulu faire un gâteau pour l'anniversaire de mon mari, mais je n'avais plus d'œufs et le magasin était fermé. Alors j'ai demandé à la voisine. Elle m'a donné six œufs, et le soir elle est venue manger le gâteau avec nous !",
        prompt: 'Où cette femme a-t-elle trouvé des œufs ?',
        right: 'À côté de chez elle',
        wrong: ['Dans un magasin', 'Dans sa cuisine', 'Chez sa mère'],
      },
    ],
    use: [
      // A2: an invitation is declined; the others speak of the past, of a place, of the hour.
      {
        prompt: '— Tu veux aller à la piscine cet après-midi ?\n— ___',
        right: 'Désolé, je ne peux pas.',
        wrong: ["Oui, c'était très bien.", 'Elle est près de la gare.', 'Il est trois heures.'],
      },
      // A2: the waiter asks for the order; 'délicieux' comes after the meal.
      {
        prompt: '(Au restaurant)\n— Vous avez choisi ?\n— ___',
        right: 'Oui, je prends le poisson.',
        wrong: ["Oui, c'était délicieux.", 'Je vous en prie.', 'Oui, il est midi.'],
      },
      // A2: distance is given with 'à'; 'il y a', 'depuis' and 'pendant' are about time.
      {
        prompt: "— Pardon, madame, la poste, c'est loin ?\n— ___",
        right: "Non, c'est à cinq minutes.",
        wrong: [
          "Oui, c'était il y a cinq minutes.",
          "Non, c'est depuis cinq minutes.",
          'Oui, pendant cinq minutes.',
        ],
      },
    ],
  },
  B1: {
    grammar: [
      // B1: 'il faut que' takes the subjunctive.
      {
        prompt: 'Il faut que tu ___ plus tôt.',
        right: 'viennes',
        wrong: ['viens', 'viendras', 'venir'],
      },
      // B1: imperfect for what was under way; had they slept already, light would not matter.
      {
        prompt: "Quand je suis rentré, les enfants ___ : je n'ai donc pas allumé la lumière.",
        right: 'dormaient',
        wrong: ['ont dormi', 'avaient dormi', 'dorment'],
      },
      // B1: 'parler de' needs 'dont', where Portuguese often says just 'que'.
      {
        prompt: "Le film ___ je t'ai parlé passe ce soir à la télé.",
        right: 'dont',
        wrong: ['que', 'qui', 'où'],
      },
    ],
    vocabulary: [
      // B1: one puts a light out; the look-alikes are spread, wait and hear.
      {
        prompt: "En partant, n'oublie pas d'___ la lumière.",
        right: 'éteindre',
        wrong: ['étendre', 'attendre', 'entendre'],
      },
      // B1: someone who breaks everything is clumsy, not talkative, lazy or fond of food.
      {
        prompt: "Ma sœur est très ___ : elle casse tout ce qu'elle touche.",
        right: 'maladroite',
        wrong: ['paresseuse', 'gourmande', 'bavarde'],
      },
      // B1: 'se tromper de'; 'confondu' copies Portuguese, 'perdu' and 'raté' take no 'de jour'.
      {
        prompt: 'Je me suis ___ de jour : le rendez-vous était hier.',
        right: 'trompé',
        wrong: ['confondu', 'perdu', 'raté'],
      },
    ],
    reading: [
      // B1: they serve themselves, take less and finish it; they may come back for more.
      {
        text: "Pour moins gaspiller, la cantine de l'école a changé une seule chose : maintenant, ce sont les enfants qui se servent. Ils prennent moins, mais ils finissent leur assiette, et celui qui a encore faim peut revenir. Les menus sont les mêmes ; les poubelles, elles, sont deux fois moins pleines.",
        prompt: 'Pourquoi jette-t-on moins de nourriture ?',
        right: "Chacun prend ce qu'il va manger.",
        wrong: [
          'Les repas sont meilleurs.',
          "On n'a plus le droit de se resservir.",
          "Moins d'enfants mangent à la cantine.",
        ],
      },
      // B1: 'dommage que' introduces the regret; the videos and recipes are praised.
      {
        text: "J'ai suivi ce cours de cuisine en ligne pendant deux mois. Les vidéos sont claires et les recettes, faciles à refaire. Dommage qu'on ne puisse pas poser de questions : quand un plat est raté, on ne sait pas pourquoi.",
        prompt: "Qu'est-ce que l'auteur regrette ?",
        right: "De ne pas pouvoir demander d'explications",
        wrong: [
          'De ne pas avoir compris les vidéos',
          "D'avoir trouvé les recettes difficiles",
          "D'avoir suivi un cours trop court",
        ],
      },
      // B1: he fetches the children; the others are denied, illness was a friends' guess.
      {
        text: "À trente-huit ans, Malik a quitté la banque où il gagnait bien sa vie pour devenir facteur. Ses amis l'ont cru malade. Il se lève à cinq heures et gagne deux fois moins, mais il peut aller chercher ses enfants à l'école. « Avant, dit-il, je les voyais seulement dormir. »",
        prompt: "Quel est l'avantage de son nouveau métier ?",
        right: 'Il voit davantage sa famille.',
        wrong: [
          'Il peut dormir plus longtemps.',
          'Il est en meilleure santé.',
          'Il gagne mieux sa vie.',
        ],
      },
    ],
    use: [
      // B1: 'je vous en prie' gives leave; the others answer thanks, an offer, a negative.
      {
        prompt: "— Ça vous dérange si je m'assois ici ?\n— ___",
        right: 'Je vous en prie.',
        wrong: ["Il n'y a pas de quoi.", 'Oui, volontiers.', 'Moi non plus.'],
      },
      // B1: 'passer' is to sit an exam, not to pass it, so congratulations come too early.
      {
        prompt: '— Demain matin, je passe mon permis de conduire.\n— ___',
        right: 'Je croise les doigts !',
        wrong: ['Toutes mes félicitations !', 'Bon rétablissement !', 'À tes souhaits !'],
      },
      // B1: indifference between two choices; the others excuse, stay out or answer thanks.
      {
        prompt: '— Tu préfères sortir ou rester à la maison ?\n— ___',
        right: "Ça m'est égal.",
        wrong: ['Ça ne fait rien.', 'Ça ne me regarde pas.', "Il n'y a pas de quoi."],
      },
    ],
  },
  B2: {
    grammar: [
      // B2: past conditional after 'si' with the pluperfect; 'avions eu' copies the if-clause.
      {
        prompt: 'Si nous avions réservé plus tôt, nous ___ de meilleures places.',
        right: 'aurions eu',
        wrong: ['avions eu', 'aurons eu', 'avons eu'],
      },
      // B2: 'penser à' needs 'auquel'; 'dont' would be 'penser de'.
      {
        prompt: "C'est un problème ___ nous n'avions jamais pensé.",
        right: 'auquel',
        wrong: ['dont', 'lequel', 'que'],
      },
      // B2: 'espérer que' takes the indicative, where Portuguese takes the subjunctive.
      {
        prompt: "J'espère que vous ___ nous voir cet été.",
        right: 'viendrez',
        wrong: ['veniez', 'viendriez', 'soyez venus'],
      },
    ],
    vocabulary: [
      // B2: a remedy relieves; the look-alikes are lift, underline and wish.
      {
        prompt: "Ce médicament m'a vite ___ : je n'ai presque plus mal.",
        right: 'soulagé',
        wrong: ['soulevé', 'souligné', 'souhaité'],
      },
      // B2: 'être parvenu à'; 'réussir' takes 'avoir', the others no infinitive with 'à'.
      {
        prompt: "Malgré tous ses efforts, elle n'est pas ___ à le convaincre.",
        right: 'parvenue',
        wrong: ['réussie', 'atteinte', 'obtenue'],
      },
      // B2: 'se passer de' is to do without; 'se servir de' would need the butter.
      {
        prompt: "Le magasin n'avait plus de beurre : pour les crêpes, il faudra s'en ___.",
        right: 'passer',
        wrong: ['servir', 'aller', 'douter'],
      },
    ],
    reading: [
      // B2: 'moins un livre précis que des conseils et des rencontres'.
      {
        text: 'On croyait que les livres numériques feraient disparaître les librairies. Or, depuis dix ans, le nombre de petites librairies augmente. Leurs clients disent y chercher moins un livre précis que des conseils et des rencontres.',
        prompt: 'Pourquoi les clients vont-ils dans les petites librairies ?',
        right: 'Pour échanger et se faire conseiller',
        wrong: [
          'Pour payer leurs livres moins cher',
          'Pour trouver vite un titre précis',
          'Pour acheter des livres numériques',
        ],
      },
      // B2: the delivery men complain; the shopkeepers only feared and now sell more.
      {
        text: 'La mairie a interdit les voitures dans le centre. Les commerçants craignaient de perdre des clients ; un an plus tard, la plupart vendent davantage. Ce sont les livreurs qui se plaignent : ils doivent finir leur tournée avant huit heures du matin.',
        prompt: "À qui la mesure pose-t-elle problème, d'après le texte ?",
        right: 'À ceux qui apportent les marchandises',
        wrong: [
          'À ceux qui tiennent les magasins',
          'À ceux qui font leurs courses dans le centre',
          'À ceux qui travaillent à la mairie',
        ],
      },
      // B2: the cause that excused a gap was hidden ('la leur cachait'), so goodwill had no hold.
      {
        text: "On attendait du CV anonyme, sans nom ni photo, qu'il aide les jeunes des quartiers pauvres. L'essai, mené dans un millier d'entreprises, a surpris : ces candidats étaient reçus moins souvent qu'auparavant. C'est que bien des recruteurs se montraient indulgents envers un parcours irrégulier lorsqu'ils en devinaient la cause ; le CV anonyme la leur cachait.",
        prompt: "Pourquoi l'essai a-t-il déçu ?",
        right: 'Les recruteurs ne savaient plus pour qui être indulgents.',
        wrong: [
          'Les entreprises refusaient de lire des CV anonymes.',
          "Les recruteurs devinaient quand même l'origine des candidats.",
          'Les candidats cachaient les défauts de leur parcours.',
        ],
      },
    ],
    use: [
      // B2: three answers sound negative or reserved, but they agree.
      {
        prompt:
          'En réunion, une collègue propose de déménager les bureaux. Quelle réponse exprime un désaccord poli ?',
        right: 'Je serais plus réservé que vous sur ce point.',
        wrong: [
          'Je ne peux que vous suivre sur ce point.',
          "Je n'y vois, pour ma part, aucun inconvénient.",
          "Je n'aurais pas dit mieux moi-même.",
        ],
      },
      // B2: common idiom that cannot be guessed from its cats.
      {
        prompt: "« J'ai d'autres chats à fouetter. » Que veut dire cette personne ?",
        right: 'Elle a des choses plus importantes à faire.',
        wrong: [
          'Elle a encore plusieurs comptes à régler.',
          "Elle est très en colère contre quelqu'un.",
          'Elle a peur de ce qui va se passer.',
        ],
      },
      // B2: outrage at cheek; the others speak of much work, good timing and tender care.
      {
        prompt: '— Il a encore pris ma voiture sans me demander !\n— ___',
        right: "Il ne manque pas d'air !",
        wrong: ['Il a du pain sur la planche !', 'Il tombe à pic !', 'Il est aux petits soins !'],
      },
    ],
  },
  C1: {
    grammar: [
      // C1: 'quel que' in two words, agreeing with 'raisons'; 'quelques' is the classic error.
      {
        prompt: '___ soient vos raisons, ce retard est inexcusable.',
        right: 'Quelles que',
        wrong: ['Quels que', 'Quelques', 'Quoi que'],
      },
      // C1: no agreement in 'se rendre compte', whose object is 'compte'.
      {
        prompt: 'Elles se sont ___ compte de leur erreur.',
        right: 'rendu',
        wrong: ['rendues', 'rendus', 'rendue'],
      },
      // C1: 'si tant est que' takes the subjunctive; 'si' alone suggests the others.
      {
        prompt: "Il nous montrera ses preuves, si tant est qu'il en ___.",
        right: 'ait',
        wrong: ['a', 'avait', 'aura'],
      },
    ],
    vocabulary: [
      // C1: a debate that leads nowhere gets bogged down; the others clear up, bloom or elapse.
      {
        prompt: "Le débat s'est ___ : au bout de trois heures, rien n'était décidé.",
        right: 'enlisé',
        wrong: ['éclairci', 'épanoui', 'écoulé'],
      },
      // C1: fixed expression 'ne pas mâcher ses mots'; no other verb of biting will do.
      {
        prompt: "Elle n'a pas ___ ses mots : elle lui a dit en face ce qu'elle lui reprochait.",
        right: 'mâché',
        wrong: ['mordu', 'rongé', 'coupé'],
      },
      // C1: fixed expression 'couper court à'; the other adverbs take no 'à'.
      {
        prompt: 'En publiant les chiffres, la directrice a coupé ___ aux rumeurs.',
        right: 'court',
        wrong: ['bref', 'droit', 'ras'],
      },
    ],
    reading: [
      // C1: the metaphor of hearing; 'n'ajoute rien' rules out completing and creating.
      {
        text: "On reproche souvent aux critiques de ne rien créer. C'est oublier qu'un livre qu'on n'apprend pas à lire demeure à moitié muet. Le bon critique n'ajoute rien à l'œuvre ; il lui retire ce qui nous empêchait de l'entendre.",
        prompt: "Selon l'auteur, à quoi sert le bon critique ?",
        right: "À nous ouvrir l'accès à l'œuvre",
        wrong: [
          "À compléter ce que l'œuvre ne dit pas",
          "À décider si l'œuvre mérite d'être lue",
          'À créer une œuvre à son tour',
        ],
      },
      // C1: 'change le décor et garde la pièce': machines were foreseen, customs were not.
      {
        text: "Rien ne vieillit plus vite que l'avenir. Ouvrez un magazine des années cinquante : voitures volantes, repas en pilules, robots en tablier. On y avait tout prévu, sauf que madame pourrait ne plus être seule à tenir la maison. C'est que l'anticipation prolonge volontiers les machines et rarement les mœurs : elle change le décor et garde la pièce.",
        prompt: "Que reproche l'auteur à ces visions de l'avenir ?",
        right: "De négliger l'évolution de la société",
        wrong: [
          "De manquer d'imagination technique",
          'De mépriser la vie de nos grands-parents',
          "D'exagérer la place future des femmes",
        ],
      },
      // C1: irony; 'on s'en réjouit' and 'tout au plus' lead to the authors' seats on the boards.
      {
        text: "Le rapport, nous assure-t-on, a été rédigé en toute indépendance. On s'en réjouit. Tout au plus remarquera-t-on que ses auteurs siègent, pour la plupart, au conseil des sociétés dont ils vantent les mérites, et que leurs rares réserves se sont réfugiées dans les notes de bas de page.",
        prompt: 'Que laisse entendre le journaliste ?',
        right: 'Les auteurs ne sont guère impartiaux.',
        wrong: [
          "Les auteurs méritent d'être félicités.",
          'Les auteurs se sont montrés trop sévères.',
          'Les auteurs connaissent mal les sociétés.',
        ],
      },
    ],
    use: [
      // C1: 'savoir gré' in the conditional; 'serais gré' is the error manuals warn of.
      {
        prompt: 'Quelle phrase est correcte dans une lettre officielle ?',
        right: 'Je vous saurais gré de bien vouloir me répondre.',
        wrong: [
          'Je vous serais gré de bien vouloir me répondre.',
          'Je vous aurais gré de bien vouloir me répondre.',
          'Je vous ferais gré de bien vouloir me répondre.',
        ],
      },
      // C1: idiom for experience; neither the rain nor the fall gives it away.
      {
        prompt: "« Elle n'est pas tombée de la dernière pluie. » Que dit-on d'elle ?",
        right: "Qu'on ne la trompe pas facilement",
        wrong: [
          "Qu'elle se vexe pour un rien",
          "Qu'elle s'est vite remise d'un échec",
          "Qu'elle a longtemps eu de la chance",
        ],
      },
      // C1: 'tu m'en diras des nouvelles' promises pleasure; literally it asks for news.
      {
        prompt:
          "« Goûte ce fromage, tu m'en diras des nouvelles ! » Que pense la personne qui parle ?",
        right: "Que l'autre va beaucoup aimer le fromage",
        wrong: [
          'Que le fromage a changé de goût',
          "Que l'autre a quelque chose à raconter",
          "Que l'autre sait d'où vient le fromage",
        ],
      },
    ],
  },
}

/** French puts a space at tall punctuation marks and before the hour's h, where a line must not break. */
const withFrenchSpaces = (text: string) =>
  text.replace(/ (?=[?!:;»])|(?<=«) |(?<=\d) (?=h\b)/g, '\u00a0')

export const frances = bankOf(drafts, withFrenchSpaces)
