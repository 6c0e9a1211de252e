# Plans of attacks and dice in sentences.
