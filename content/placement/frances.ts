import { bankOf, type Drafts } from '#domain/placement/bank.ts'

const drafts: Drafts = {
  A1: {
    grammar: [
      { prompt: 'Tu ___ brésilien.', right: 'es', wrong: ['suis', 'est', 'as'] },
      { prompt: 'Nous ___ deux enfants.', right: 'avons', wrong: ['avez', 'ont', 'as'] },
    ],
    vocabulary: [
      {
        prompt: "J'ai faim. Je voudrais ___ quelque chose.",
        right: 'manger',
        wrong: ['ouvrir', 'lire', 'chanter'],
      },
      {
        prompt: 'lundi, mardi, ___, jeudi',
        right: 'mercredi',
        wrong: ['vendredi', 'dimanche', 'samedi'],
      },
    ],
    reading: [
      {
        text: "Bonjour, je m'appelle Léa. J'ai dix-neuf ans. J'habite à Lyon avec mon frère et je travaille dans un café. Le dimanche, je fais du vélo.",
        prompt: 'Où travaille Léa ?',
        right: 'Dans un café',
        wrong: ['Dans une école', 'Chez son frère', 'Dans un magasin de vélos'],
      },
      {
        text: 'Boulangerie Martin. Ouverte du mardi au samedi de 7 h à 19 h et le dimanche de 8 h à 13 h. Fermée le lundi.',
        prompt: "Quand peut-on acheter du pain à quatre heures de l'après-midi ?",
        right: 'Le jeudi',
        wrong: ['Le lundi', 'Le dimanche', 'Tous les jours'],
      },
    ],
    use: [
      {
        prompt: '— Comment allez-vous ?\n— ___',
        right: 'Très bien, merci.',
        wrong: ["Je m'appelle Paul.", "J'ai vingt ans.", "C'est à Paris."],
      },
      {
        prompt: '— Merci beaucoup !\n— ___',
        right: 'De rien.',
        wrong: ['Enchanté.', 'Pardon.', 'Ça va ?'],
      },
    ],
  },
  A2: {
    grammar: [
      {
        prompt: 'Hier soir, nous ___ au cinéma.',
        right: 'sommes allés',
        wrong: ['avons allé', 'allons', 'irons'],
      },
      {
        prompt: "Cette valise est ___ lourde que l'autre.",
        right: 'plus',
        wrong: ['très', 'beaucoup', 'trop'],
      },
    ],
    vocabulary: [
      {
        prompt: 'Il pleut : prends ton ___ !',
        right: 'parapluie',
        wrong: ['couteau', 'gâteau', 'rideau'],
      },
      {
        prompt: "J'ai ___ mon train, alors je vais arriver en retard.",
        right: 'raté',
        wrong: ['perdu', 'cassé', 'laissé'],
      },
    ],
    reading: [
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
      {
        text: "L'appartement est clair et calme. La cuisine est neuve. Il y a un marché dans la rue deux fois par semaine, mais le métro est à vingt-cinq minutes à pied.",
        prompt: "Quel est l'inconvénient de l'appartement ?",
        right: 'Il est loin du métro.',
        wrong: ['Il est sombre.', 'La cuisine est vieille.', 'Il y a du bruit.'],
      },
    ],
    use: [
      {
        prompt: '— Tu veux aller à la piscine cet après-midi ?\n— ___',
        right: 'Désolé, je ne peux pas.',
        wrong: ["Oui, c'était très bien.", 'Elle est près de la gare.', 'Il est trois heures.'],
      },
      {
        prompt: '(Au restaurant)\n— Vous avez choisi ?\n— ___',
        right: 'Oui, je prends le poisson.',
        wrong: ["Oui, c'était délicieux.", 'Je vous en prie.', 'Oui, il est midi.'],
      },
    ],
  },
  B1: {
    grammar: [
      {
        prompt: 'Il faut que tu ___ plus tôt.',
        right: 'viennes',
        wrong: ['viens', 'viendras', 'venir'],
      },
      {
        prompt: "Quand j'étais petit, nous ___ toujours nos vacances à la mer.",
        right: 'passions',
        wrong: ['passons', 'passerons', 'passer'],
      },
    ],
    vocabulary: [
      {
        prompt: 'La réunion est ___ à la semaine prochaine, car la directrice est malade.',
        right: 'reportée',
        wrong: ['rapportée', 'emportée', 'supportée'],
      },
      {
        prompt: "C'est quelqu'un de très ___ : il ne change jamais d'avis, même quand il a tort.",
        right: 'têtu',
        wrong: ['honnête', 'timide', 'drôle'],
      },
    ],
    reading: [
      {
        text: "Quand la dernière épicerie du village a fermé, les habitants ont créé une boutique tenue par des bénévoles. Ils pensaient ouvrir deux matins par semaine ; aujourd'hui, elle est ouverte tous les jours. Les clients ne manquent pas ; les bénévoles, si.",
        prompt: 'De quoi la boutique a-t-elle besoin ?',
        right: 'De gens qui aident à la tenir',
        wrong: [
          "D'un plus grand nombre de clients",
          "D'horaires d'ouverture plus longs",
          "D'un autre endroit dans le village",
        ],
      },
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
    ],
    use: [
      {
        prompt: "— Ça vous dérange si j'ouvre la fenêtre ?\n— ___",
        right: 'Non, pas du tout.',
        wrong: ['De rien.', 'Moi non plus.', 'Enchanté, madame.'],
      },
      {
        prompt: "— Je n'ai pas réussi mon examen.\n— ___",
        right: 'Oh, je suis désolé pour toi.',
        wrong: ["Félicitations, c'est super !", 'Bon appétit !', 'Avec plaisir.'],
      },
    ],
  },
  B2: {
    grammar: [
      {
        prompt: "Si j'avais su, je ___ plus tôt.",
        right: 'serais venu',
        wrong: ['serai venu', 'suis venu', 'viendrai'],
      },
      {
        prompt: "C'est un problème ___ nous n'avions jamais pensé.",
        right: 'auquel',
        wrong: ['dont', 'lequel', 'que'],
      },
    ],
    vocabulary: [
      {
        prompt:
          "Les deux témoins se ___ : l'un parle d'une voiture rouge, l'autre d'une voiture bleue.",
        right: 'contredisent',
        wrong: ['ressemblent', 'rejoignent', 'répètent'],
      },
      {
        prompt: 'Après des heures de discussion, ils sont enfin ___ à un accord.',
        right: 'parvenus',
        wrong: ['atteints', 'réussis', 'obtenus'],
      },
    ],
    reading: [
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
      {
        text: 'La mairie a interdit les voitures dans le centre. Les commerçants craignaient de perdre des clients ; un an plus tard, la plupart vendent davantage. Ce sont les livreurs qui se plaignent : ils doivent finir leur tournée avant huit heures du matin.',
        prompt: "Qui souffre de la mesure, d'après le texte ?",
        right: 'Ceux qui apportent les marchandises',
        wrong: [
          'Ceux qui tiennent les magasins',
          'Ceux qui font leurs courses au centre',
          'Ceux qui travaillent à la mairie',
        ],
      },
    ],
    use: [
      {
        prompt: "Quelle est la façon la plus polie d'exprimer un désaccord en réunion ?",
        right: "Je vous comprends, mais je ne suis pas tout à fait d'accord.",
        wrong: [
          "Vous dites n'importe quoi, permettez-moi de vous le dire.",
          "Mais non, c'est faux, et les chiffres le montrent bien.",
          "Vos chiffres, franchement, on s'en moque un peu.",
        ],
      },
      {
        prompt: "« J'ai d'autres chats à fouetter. » Que veut dire cette personne ?",
        right: 'Elle a des choses plus importantes à faire.',
        wrong: [
          "Elle n'aime pas du tout les animaux.",
          "Elle est très en colère contre quelqu'un.",
          'Elle a peur de ce qui va se passer.',
        ],
      },
    ],
  },
  C1: {
    grammar: [
      {
        prompt: "Quoi qu'il ___, nous partirons demain.",
        right: 'advienne',
        wrong: ['advient', 'adviendra', 'adviendrait'],
      },
      {
        prompt: 'Elles se sont ___ compte de leur erreur.',
        right: 'rendu',
        wrong: ['rendues', 'rendus', 'rendue'],
      },
    ],
    vocabulary: [
      {
        prompt: "Son plaidoyer était si ___ que même ses adversaires ont changé d'avis.",
        right: 'convaincant',
        wrong: ['convaincu', 'convenu', 'contraint'],
      },
      {
        prompt: 'Malgré nos avertissements, il a fait la ___ oreille.',
        right: 'sourde',
        wrong: ['fine', 'grosse', 'fausse'],
      },
    ],
    reading: [
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
      {
        text: "Les chercheurs pensaient que, mieux informés, nous mangerions mieux. Les étiquettes nutritionnelles n'ont pourtant guère modifié les achats. Il a suffi, en revanche, de placer les fruits près des caisses pour que les ventes augmentent d'un quart. Nos choix tiendraient donc moins à ce que nous savons qu'à ce que nous avons sous les yeux.",
        prompt: 'Quelle idée le texte défend-il ?',
        right: "La présentation compte plus que l'information.",
        wrong: [
          'Rien ne peut modifier nos habitudes.',
          'Les étiquettes ont changé nos achats.',
          "L'information compte plus que le prix.",
        ],
      },
    ],
    use: [
      {
        prompt: 'Quelle phrase convient dans une lettre formelle de réclamation ?',
        right: 'Je vous saurais gré de bien vouloir donner suite à ma demande.',
        wrong: [
          'Je veux que vous donniez suite à ma demande, et vite.',
          'Ce serait sympa de vous occuper enfin de ma demande.',
          'Alors, ma demande, vous vous en occupez quand, au juste ?',
        ],
      },
      {
        prompt:
          "« Ce n'est pas mauvais du tout », dit-il en se resservant. Que veut-il probablement dire ?",
        right: 'Il trouve le plat très bon.',
        wrong: [
          'Il trouve le plat immangeable.',
          'Il trouve le plat à peine correct.',
          "Il n'a pas encore goûté le plat.",
        ],
      },
    ],
  },
}

/** French sets off its high signs and the hour's h with a space, which must not end a line. */
const withFrenchSpaces = (text: string) =>
  text.replace(/ (?=[?!:;»])|(?<=«) |(?<=\d) (?=h\b)/g, '\u00a0')

export const frances = bankOf(drafts, withFrenchSpaces)
